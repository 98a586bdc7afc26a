create table country (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  name_zh text not null,
  name_en text not null
);

create table province (
  id integer generated always as identity primary key,
  country_id integer not null references country,
  code text not null unique,
  name_zh text not null,
  name_en text not null
);
create index on province (country_id);

create table city (
  id integer generated always as identity primary key,
  province_id integer not null references province,
  code text not null unique,
  name_zh text not null,
  name_en text not null
);
create index on city (province_id);
