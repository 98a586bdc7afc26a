-- A technical case: what went wrong at a processor, and which material or setting cured it.
create table case_study (
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
  industry_zh text not null,
  industry_en text not null,
  author_zh text not null,
  author_en text not null,
  published_at timestamptz not null,
  check (title_zh is not null or title_en is not null)
);
create index case_study_by_time on case_study (published_at desc, id desc);
create index case_study_by_group on case_study (group_id, published_at desc, id desc);

-- The kinds of material it was about; products of these categories lead to it, and it leads to them.
create table case_category (
  case_id integer not null references case_study on delete cascade,
  category_id integer not null references category,
  position integer not null,
  primary key (case_id, category_id)
);
create index on case_category (category_id);

-- What the material had to be good at: of several grades the one with these labels comes first.
create table case_label (
  case_id integer not null references case_study on delete cascade,
  label_id integer not null references label,
  primary key (case_id, label_id)
);
