-- What is to be done next for an enquiry, and by which day; the earliest open one is its next step.
create table enquiry_task (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade,
  operator_id integer not null references operator,
  body text not null check (body <> ''),
  due_on date not null,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by integer references operator,
  check ((done_at is null) = (done_by is null))
);
create index on enquiry_task (enquiry_id, due_on) where done_at is null;
create index on enquiry_task (enquiry_id);
create index on enquiry_task (operator_id);
create index on enquiry_task (done_by);

-- Closed without an order, and why.
alter table enquiry
  add column closed_at timestamptz,
  add column lost_reason text check (lost_reason in ('price', 'leadTime', 'specification', 'terms', 'boughtElsewhere',
    'noNeed', 'noAnswer', 'notAvailable', 'other')),
  add column lost_note text,
  add check ((closed_at is null) = (lost_reason is null)),
  add check (lost_note is null or closed_at is not null);

-- What goes on is open again: the buyer writes, or a quote is sent, countered or accepted.
create function reopen_enquiry() returns trigger language plpgsql as $$
begin
  new.closed_at := null;
  new.lost_reason := null;
  new.lost_note := null;
  return new;
end $$;
create trigger enquiry_goes_on before update of waiting_since on enquiry
  for each row when (old.closed_at is not null and new.waiting_since is not null) execute function reopen_enquiry();
create function reopen_quoted() returns trigger language plpgsql as $$
begin
  update enquiry set closed_at = null, lost_reason = null, lost_note = null
  where id = new.enquiry_id and closed_at is not null;
  return null;
end $$;
create trigger quote_goes_on after insert or update of status on quote
  for each row when (new.status in ('sent', 'countered', 'accepted')) execute function reopen_quoted();

-- Minutes between two moments within office hours, of at most ninety days; every minute counts where none are kept.
create function office_minutes(began timestamptz, ended timestamptz) returns integer language sql stable strict as $$
  select case when not exists (select from chat_day) then (extract(epoch from ended - began) / 60)::integer
  else (
    select coalesce(sum(extract(epoch from greatest(interval '0',
      least(until, day + closes) - greatest(since, day + opens)))) / 60, 0)::integer
    from (
      select began at time zone zone as since, least(ended, began + interval '90 days') at time zone zone as until
      from chat_hours) span,
      generate_series(date_trunc('day', since), until, interval '1 day') as day
      join chat_day on weekday = extract(isodow from day)) end
$$;
