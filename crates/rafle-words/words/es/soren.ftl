about = Tres tiradas, el dado más alto aparte cada vez; el último multiplica.
help-throws = Cada vez se aparta el dado más alto; el último multiplica.
