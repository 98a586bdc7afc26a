create table saved_search (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  name text not null check (name <> ''),
  query text not null check (query <> ''),
  alert boolean not null default true,
  created_at timestamptz not null default now(),
  -- Products listed since then have not been looked at yet.
  checked_at timestamptz not null default now(),
  last_alert_at timestamptz,
  unique (member_id, query)
);

-- What a member was told of already: a product that is looked at twice is told once.
create table saved_search_match (
  saved_search_id integer not null references saved_search on delete cascade,
  product_id integer not null references product on delete cascade,
  told_at timestamptz not null default now(),
  primary key (saved_search_id, product_id)
);
create index on saved_search_match (product_id);
