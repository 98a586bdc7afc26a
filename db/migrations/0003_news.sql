create table news (
  id integer generated always as identity primary key,
  code text not null unique,
  group_id integer not null references content_group,
  picture_id integer not null references picture,
  title_zh text,
  title_en text,
  summary_zh text,
  summary_en text,
  body_zh text,
  body_en text,
  author_zh text not null,
  author_en text not null,
  published_at timestamptz not null,
  check (title_zh is not null or title_en is not null)
);
create index news_by_time on news (published_at desc, id desc);
create index news_by_group on news (group_id, published_at desc, id desc);

create table exhibition (
  id integer generated always as identity primary key,
  code text not null unique,
  country_id integer not null references country,
  picture_id integer not null references picture,
  name_zh text not null,
  name_en text not null,
  city_zh text not null,
  city_en text not null,
  venue_zh text not null,
  venue_en text not null,
  booth text,
  description_zh text not null,
  description_en text not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  dates_tentative boolean not null default false
);
create index exhibition_by_start on exhibition (start_date, id);
