create table shop (
  id integer generated always as identity primary key,
  code text not null unique,
  -- ShopType 0 to 14
  type integer not null check (type between 0 and 14),
  -- Our own brand is sold by a shop like any other.
  own boolean not null default false,
  name_zh text not null,
  name_en text not null,
  country_id integer not null references country,
  province_id integer references province,
  province_zh text,
  province_en text,
  city_zh text not null,
  city_en text not null,
  main_markets_zh text not null,
  main_markets_en text not null,
  description_zh text not null,
  description_en text not null,
  established_year integer not null check (established_year between 1800 and 2100),
  staff integer not null check (staff > 0),
  certificates text[] not null default '{}',
  email text not null,
  phone text not null,
  picture_id integer references picture,
  created_at timestamptz not null default now()
);
create index on shop (type);
create index on shop (province_id);
create unique index one_own_shop on shop (own) where own;
