-- One stored picture; its files are <src>-<width>.webp and .avif for each width.
create table picture (
  id integer generated always as identity primary key,
  src text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$')
);

create table site (
  locale text primary key check (locale in ('zh-CN', 'en-US')),
  name text not null,
  hotline text not null,
  email text not null,
  address text not null,
  filing_numbers text[] not null default '{}',
  social_links jsonb not null default '[]',
  qr_codes jsonb not null default '[]'
);

create table partner_link (
  id integer generated always as identity primary key,
  position integer not null,
  name_zh text not null,
  name_en text not null,
  url text not null
);

create table banner (
  id integer generated always as identity primary key,
  place text not null check (place in ('home', 'shop')),
  -- 0 all, 1 mobile, 2 PC
  platform integer not null default 0 check (platform in (0, 1, 2)),
  position integer not null,
  title_zh text not null,
  title_en text not null,
  subtitle_zh text not null,
  subtitle_en text not null,
  url text not null,
  picture_id integer not null references picture
);
create index on banner (place, position);

create table label (
  id integer generated always as identity primary key,
  code text not null unique,
  position integer not null,
  name_zh text not null,
  name_en text not null
);

create table dictionary_entry (
  id integer generated always as identity primary key,
  dictionary text not null,
  code text not null,
  position integer not null,
  name_zh text not null,
  name_en text not null,
  needs_place boolean not null default false,
  unique (dictionary, code)
);

-- Groups of content by the kind of content (group type 4 is news).
create table content_group (
  id integer generated always as identity primary key,
  type integer not null check (type between 0 and 15),
  code text not null,
  position integer not null,
  name_zh text not null,
  name_en text not null,
  unique (type, code)
);
