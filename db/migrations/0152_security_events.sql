-- What happened around doors and money: signing in, codes, refusals, budgets, alarms, changes of operators. People are masked.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  name text not null,
  -- Without references: what happened stays when the person goes.
  member_id integer,
  operator_id integer,
  ip text,
  -- Whom it was about, as far as it may be written down.
  subject text not null default '',
  call text not null default '',
  facts jsonb not null default '{}'
);
create index security_event_at on security_event (at desc, id desc);
create index security_event_name on security_event (name, at desc);
create index security_event_ip on security_event (ip, at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name;
end $$;
create trigger security_event_stays before update or truncate on security_event
  for each statement execute function refuse_change();
-- Retention takes what is old; nobody takes what is recent.
create trigger security_event_ages before delete on security_event
  for each row when (old.at > now() - interval '30 days') execute function refuse_change();

-- When somebody was last mailed about a name: at most once a window.
create table security_alarm (
  name text primary key,
  raised_at timestamptz not null
);
