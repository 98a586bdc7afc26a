create table address (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  name text not null,
  phone text not null,
  country_id integer not null references country,
  -- Chosen where we know the places of the country, written out where we do not.
  province_id integer references province,
  city_id integer references city,
  province text,
  city text,
  detail text not null,
  postcode text,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  check (province_id is null or province is null),
  check (city_id is null or city is null)
);
create index on address (member_id, id desc);
create unique index one_default_address on address (member_id) where is_default;
