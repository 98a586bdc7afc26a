-- Days on which the office is closed although the week says otherwise, and days on which it works for them.
create table office_holiday (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name_zh text not null check (name_zh <> ''),
  name_en text not null check (name_en <> ''),
  start_date date not null,
  end_date date not null,
  works boolean not null default false,
  check (end_date >= start_date)
);
create index on office_holiday (end_date);

-- Kept pages show it.
create trigger tell_content_changed after insert or update or delete or truncate on office_holiday
  for each statement execute function tell_content_changed();

-- When the office works on a day, no row when it does not. A day that is worked for a holiday and has no hours of its own
-- has those of the first day of the week.
create function office_day(day date) returns table (opens time, closes time) language sql stable as $$
  select chat_day.opens, chat_day.closes
  from (select (select bool_or(works) from office_holiday where day between start_date and end_date) as works) as holiday
  join chat_day on weekday = case when works then coalesce(
      (select weekday from chat_day where weekday = extract(isodow from day)), (select min(weekday) from chat_day))
    else extract(isodow from day) end
  where works is not false
$$;

-- The day itself or the first one after it on which the office works; the day itself where it does not work within a month.
create function working_day(day date) returns date language sql stable strict as $$
  select coalesce((
    select min(each)::date from generate_series(day, day + 31, interval '1 day') as each, office_day(each::date)), day)
$$;

-- As before, without holidays and with the days that are worked for them.
create or replace function office_minutes(began timestamptz, ended timestamptz) returns integer language sql stable strict as $$
  select case when not exists (select from chat_day) then (extract(epoch from ended - began) / 60)::integer
  else (
    select coalesce(sum(extract(epoch from greatest(interval '0',
      least(until, day + closes) - greatest(since, day + opens)))) / 60, 0)::integer
    from (
      select began at time zone zone as since, least(ended, began + interval '90 days') at time zone zone as until
      from chat_hours) span,
      generate_series(date_trunc('day', since), until, interval '1 day') as day, office_day(day::date)) end
$$;
