-- Each day has hours of its own; a day that is missing is off. `chat_hours` keeps the zone.
create table chat_day (
  weekday integer primary key check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens)
);
insert into chat_day (weekday, opens, closes) select unnest(weekdays), opens, closes from chat_hours;

alter table chat_hours add column version integer not null default 1;
