-- Signs the links that let a reader leave: they must work for as long as the mail is kept.
create table subscription_key (
  single boolean primary key default true check (single),
  key bytea not null check (length(key) = 32)
);
insert into subscription_key (key)
select sha256(string_agg(gen_random_uuid()::text, '')::bytea) from generate_series(1, 4);

-- Asked for and not yet confirmed by who reads the address; only a hash of the link is kept.
create table subscription_request (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  email text not null check (email = lower(email)),
  category_ids integer[] not null check (cardinality(category_ids) > 0),
  locale text not null check (locale in ('zh-CN', 'en-US')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on subscription_request (expires_at);

create table subscriber (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  locale text not null check (locale in ('zh-CN', 'en-US')),
  confirmed_at timestamptz not null default now()
);

create table subscription (
  subscriber_id integer not null references subscriber on delete cascade,
  category_id integer not null references category on delete cascade,
  since timestamptz not null default now(),
  primary key (subscriber_id, category_id)
);
create index on subscription (category_id, subscriber_id);

create table newsletter (
  id integer generated always as identity primary key,
  -- Given by who sends it: a repeat is the same newsletter.
  key uuid not null unique,
  category_id integer not null references category,
  content jsonb not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index newsletter_unfinished on newsletter (id) where finished_at is null;

-- Written together with the mail, so that nobody gets a newsletter twice.
create table newsletter_mail (
  newsletter_id integer not null references newsletter on delete cascade,
  subscriber_id integer not null references subscriber on delete cascade,
  primary key (newsletter_id, subscriber_id)
);
create index on newsletter_mail (subscriber_id);
