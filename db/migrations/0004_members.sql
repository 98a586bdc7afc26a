-- A role gives a menu tree and permission codes; both are data.
create table role (
  id integer generated always as identity primary key,
  code text not null unique,
  permissions text[] not null default '{}'
);

create table menu_item (
  id integer primary key,
  parent_id integer references menu_item,
  position integer not null,
  name_zh text not null,
  name_en text not null,
  url text,
  unique (parent_id, position)
);

create table role_menu_item (
  role_id integer not null references role,
  menu_item_id integer not null references menu_item,
  primary key (role_id, menu_item_id)
);

create table member (
  id integer generated always as identity primary key,
  role_id integer not null references role,
  email text unique check (email = lower(email)),
  email_verified boolean not null default false,
  mobile text unique,
  password_hash text not null,
  realname text not null,
  head_image text,
  locale text not null check (locale in ('zh-CN', 'en-US')),
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  check (email is not null or mobile is not null)
);

-- Only the hash of a token is kept: reading this table signs nobody in.
create table session (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index on session (member_id);
create index on session (expires_at);

-- Counters per key and time window, shared by all processes.
create table budget (
  key text not null,
  window_start timestamptz not null,
  used integer not null check (used > 0),
  primary key (key, window_start)
);

create table letter (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  kind text not null default 'notice' check (kind in ('notice', 'enquiry', 'order')),
  subject text not null,
  content text not null,
  read_at timestamptz,
  received_at timestamptz not null default now()
);
create index letter_by_member on letter (member_id, received_at desc, id desc);
create index letter_unread on letter (member_id, kind) where read_at is null;

create table contact (
  id integer generated always as identity primary key,
  locale text not null check (locale in ('zh-CN', 'en-US')),
  name_zh text not null,
  name_en text not null,
  email text not null,
  -- Without country code: 86 is added where the number is dialled.
  phone text not null,
  wechat_id text not null,
  picture_id integer not null references picture,
  active boolean not null default true
);
