alter table label add column version integer not null default 1;
alter table alias add column version integer not null default 1;
