-- Errors of scripts in browsers, one row for each kind: no visitor, no query of an address, nothing that was typed.
create table browser_error (
  id integer generated always as identity primary key,
  message text not null,
  -- Where it happened: functions, files and lines, the innermost first.
  stack text not null,
  -- Of the last time.
  page text not null,
  browser text not null,
  count integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique (message, stack)
);
