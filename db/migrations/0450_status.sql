-- Each running process refreshes its row and removes it when it leaves; one that was killed is known by its silence.
create table running_process (
  id uuid primary key,
  -- Machine and process number.
  name text not null,
  release text not null,
  web boolean not null,
  worker boolean not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  pool_used integer not null,
  pool_most integer not null,
  pool_waiting integer not null,
  listeners_down integer not null,
  sockets integer not null
) with (fillfactor = 50);

-- What administrators were told last of each part of the site.
create table status_alarm (
  fact text primary key,
  raised_at timestamptz not null default now()
);
