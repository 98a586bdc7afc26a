-- Once, on the primary, by the superuser: the role of the site is its own, and owns its database.
create role polyharbor login password '${SITE_PASSWORD}';
create database polyharbor owner polyharbor;
