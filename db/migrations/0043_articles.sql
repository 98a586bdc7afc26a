-- Texts of the house that editors change: help, terms and privacy, about us.
create table article (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('help', 'legal', 'about')),
  -- Help is grouped by subject.
  group_id integer references content_group,
  position integer not null,
  title_zh text,
  title_en text,
  summary_zh text,
  summary_en text,
  body_zh text,
  body_en text,
  updated_on date not null default current_date,
  check (title_zh is not null or title_en is not null),
  check ((kind = 'help') = (group_id is not null))
);
create index article_by_kind on article (kind, position, id);
