-- Once, on the primary, by the superuser: the role of the site is its own, and owns its database.
create role polyharbor login password '${SITE_PASSWORD}';
create database polyharbor owner polyharbor;
-- It sees how far standbys are behind and how many connections there are, for its status.
grant pg_monitor to polyharbor;
