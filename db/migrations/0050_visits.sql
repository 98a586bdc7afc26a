-- A browser that came here, and the contact it was given. The cookie id is random; knowing one is the only claim to it.
create table visitor (
  id integer generated always as identity primary key,
  cookie_id text not null unique check (length(cookie_id) >= 22),
  contact_id integer not null references contact,
  locale text not null check (locale in ('zh-CN', 'en-US')),
  member_id integer references member on delete set null,
  created_at timestamptz not null default now()
);
create index on visitor (contact_id, created_at);
create index on visitor (member_id);

-- A member keeps the contact that the first browser was given.
create table member_contact (
  member_id integer primary key references member on delete cascade,
  contact_id integer not null references contact
);

-- One page view.
create table visit (
  id integer generated always as identity primary key,
  visitor_id integer not null references visitor on delete cascade,
  member_id integer references member on delete cascade,
  product_id integer references product on delete set null,
  url text not null,
  -- PageFile, where the page has a number
  page_file integer,
  platform integer not null check (platform in (0, 1)),
  email_flag boolean not null,
  facebook_flag boolean not null,
  whatsapp_flag boolean not null,
  linkedin_flag boolean not null,
  return_flag boolean not null,
  bot boolean not null,
  ip text not null,
  read_seconds integer check (read_seconds >= 0),
  -- The member took it out of the browsing history.
  hidden boolean not null default false,
  visited_at timestamptz not null default now()
);
create index on visit (visitor_id);
create index visit_of_member on visit (member_id, visited_at desc) where product_id is not null and not hidden;
