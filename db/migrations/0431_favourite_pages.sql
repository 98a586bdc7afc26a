-- Pages of the navigation that an operator wants on top, in the order in which they were chosen.
alter table operator add column favourites text[] not null default '{}';
