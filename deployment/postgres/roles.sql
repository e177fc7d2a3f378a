-- What each connection begins with. In the role and not in the connection, because a pooler in transaction mode hands a
-- connection from one client to the next.
alter role cars set timezone = 'UTC';
alter role cars set statement_timeout = '30s';
alter role cars set idle_in_transaction_session_timeout = '60s';
