-- One letter to many members: each gets it in their language, those who are members when it is sent.
create table broadcast (
  id integer generated always as identity primary key,
  audience text not null check (audience in ('all', 'role', 'member')),
  role_id integer references role on delete set null,
  member_id integer references member on delete set null,
  -- Only those who read this language.
  locale text check (locale in ('zh-CN', 'en-US')),
  subject_zh text,
  subject_en text,
  body_zh text,
  body_en text,
  updated_at timestamptz not null default now(),
  sent_at timestamptz,
  finished_at timestamptz check (finished_at is null or sent_at is not null),
  version integer not null default 1,
  check (coalesce(subject_zh, subject_en) is not null),
  check ((subject_zh is null) = (body_zh is null) and (subject_en is null) = (body_en is null))
);
create index broadcast_under_way on broadcast (id) where sent_at is not null and finished_at is null;

-- Written together with the letter, so that nobody gets it twice.
create table broadcast_letter (
  broadcast_id integer not null references broadcast on delete cascade,
  member_id integer not null references member on delete cascade,
  primary key (broadcast_id, member_id)
);
create index on broadcast_letter (member_id);

-- Tells how many have read it.
alter table letter add column broadcast_id integer references broadcast on delete set null;
create index letter_of_broadcast on letter (broadcast_id) where broadcast_id is not null;
