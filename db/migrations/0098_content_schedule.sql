-- Shown from published_at on; null is a draft. What exists is public already.
alter table news alter column published_at drop not null, add column version integer not null default 1;
alter table case_study alter column published_at drop not null, add column version integer not null default 1;
alter table exhibition
  add column published_at timestamptz default now(), add column version integer not null default 1;
alter table article add column published_at timestamptz default now(), add column version integer not null default 1;
alter table banner
  add column published_at timestamptz default now(),
  -- Taken down by itself; null stays.
  add column ends_at timestamptz,
  add column version integer not null default 1;
alter table partner_link add column version integer not null default 1;
alter table content_group add column version integer not null default 1;
alter table shop add column version integer not null default 1;

-- Pages that are kept are made anew when something becomes due; up to when that has been looked after.
create table content_due (told_until timestamptz not null);
insert into content_due values (now());
