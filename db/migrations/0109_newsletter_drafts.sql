-- A newsletter as it is written. It is sent as `newsletter`, which from then on is what readers got.
create table newsletter_draft (
  id integer generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  category_id integer not null references category,
  content jsonb not null,
  newsletter_id integer unique references newsletter,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on newsletter_draft (category_id);

insert into newsletter_draft (key, category_id, content, newsletter_id, updated_at)
select key, category_id, content, id, created_at from newsletter;
