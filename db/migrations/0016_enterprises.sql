alter table member
  add column title text,
  add column department text,
  -- How to reach the member; nobody signs in with it.
  add column contact_mobile text,
  add column website text,
  add column head_upload_id integer references upload;

create table enterprise (
  id integer generated always as identity primary key,
  name text not null,
  -- The name without case, width, spaces and punctuation: two spellings of one company are one company.
  name_key text not null unique check (name_key <> ''),
  type integer check (type between 0 and 8 or type = 14),
  country_id integer references country,
  province_id integer references province,
  city_id integer references city,
  address text,
  website text,
  licence_id integer references upload,
  status text not null default 'unverified' check (status in ('unverified', 'pending', 'verified', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status in ('unverified', 'rejected') or licence_id is not null)
);

-- A member is in at most one enterprise.
create table enterprise_member (
  member_id integer primary key references member on delete cascade,
  enterprise_id integer not null references enterprise,
  -- The one who keeps the enterprise's data.
  keeper boolean not null,
  joined_at timestamptz not null default now()
);
create index on enterprise_member (enterprise_id);
create unique index one_keeper on enterprise_member (enterprise_id) where keeper;
