-- What a visitor or a member and the service contacts say to each other: one conversation a customer, whoever answers.
create table conversation (
  id integer generated always as identity primary key,
  contact_id integer not null references contact,
  visitor_id integer references visitor on delete cascade,
  member_id integer references member on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US')),
  -- Where a visitor without an account wants to be answered.
  email text check (email = lower(email)),
  -- Counts what was moved in from elsewhere: a page that knows another number reads everything anew.
  generation integer not null default 0,
  last_message_id bigint not null default 0,
  last_message_at timestamptz not null default now(),
  -- The oldest word of the customer that nobody answered.
  waiting_since timestamptz,
  customer_read_id bigint not null default 0,
  contact_read_id bigint not null default 0,
  -- Up to where the unread was told by mail.
  customer_mailed_id bigint not null default 0,
  contact_mailed_id bigint not null default 0,
  created_at timestamptz not null default now(),
  check (num_nonnulls(visitor_id, member_id) = 1)
);
create unique index conversation_of_visitor on conversation (visitor_id) where visitor_id is not null;
create unique index conversation_of_member on conversation (member_id) where member_id is not null;
create index conversation_by_contact on conversation (contact_id, last_message_at desc);
create index conversation_by_age on conversation (last_message_at desc);

create table chat_file (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversation on delete cascade,
  name text not null,
  type text not null,
  size integer not null check (size > 0),
  -- Of pictures, so that they take their room before they arrive.
  width integer,
  height integer,
  storage_key text not null unique,
  -- Signs its links.
  secret uuid not null default gen_random_uuid(),
  -- Set once it is stored; what no message claims within a day is removed.
  ready boolean not null default false,
  claimed boolean not null default false,
  created_at timestamptz not null default now()
);
create index chat_file_of_conversation on chat_file (conversation_id);
create index chat_file_unclaimed on chat_file (created_at) where not claimed;

-- Ids are given while the conversation's row is locked: within one conversation a higher id is never visible before a lower.
create table chat_message (
  id bigint generated always as identity primary key,
  conversation_id integer not null references conversation on delete cascade,
  -- Made by the page that sends: the same message sent again is the same message.
  client_id uuid not null,
  author text not null check (author in ('customer', 'contact')),
  contact_id integer references contact,
  kind text not null check (kind in ('text', 'product', 'file', 'handover')),
  body text check (length(body) between 1 and 2000),
  product_id integer references product on delete set null,
  file_id integer unique references chat_file on delete set null,
  -- How long the customer had waited for this answer.
  answer_seconds integer check (answer_seconds >= 0),
  created_at timestamptz not null default now(),
  unique (conversation_id, client_id),
  check ((author = 'contact') = (contact_id is not null)),
  check ((kind = 'text') = (body is not null))
);
create index chat_message_in_order on chat_message (conversation_id, id);
create index chat_answer on chat_message (contact_id, id desc) where answer_seconds is not null;

-- A contact is there while a desk of theirs says so every half minute, and is not away.
create table contact_presence (
  contact_id integer primary key references contact on delete cascade,
  away boolean not null default false,
  seen_at timestamptz not null default now()
);

create table chat_hours (
  id boolean primary key default true check (id),
  zone text not null,
  -- ISO: 1 is Monday.
  weekdays integer[] not null,
  opens time not null,
  closes time not null check (closes > opens)
);
insert into chat_hours (zone, weekdays, opens, closes) values ('Asia/Shanghai', '{1,2,3,4,5,6}', '08:30', '18:00');

create table canned_answer (
  id integer generated always as identity primary key,
  position integer not null,
  title_zh text not null,
  title_en text not null,
  text_zh text not null check (length(text_zh) <= 2000),
  text_en text not null check (length(text_en) <= 2000)
);

-- Pages in any process learn where to look again; payloads carry ids, never content.
create function notify_conversation(conversation) returns void language sql as $$
  select pg_notify('live', json_build_object('conversation', $1.id, 'visitor', $1.visitor_id, 'member', $1.member_id,
    'contact', $1.contact_id)::text);
$$;

create function notify_chat() returns trigger language plpgsql as $$
begin
  perform notify_conversation(new);
  return null;
end $$;
create trigger conversation_changed after update of last_message_id, customer_read_id, contact_read_id, contact_id,
  generation, visitor_id, member_id on conversation for each row execute function notify_chat();

create function notify_presence() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.away <> new.away or new.seen_at < old.seen_at
    or old.seen_at < now() - interval '75 seconds' then
    perform pg_notify('live', json_build_object('presence', new.contact_id)::text);
  end if;
  return null;
end $$;
create trigger presence_changed after insert or update on contact_presence
  for each row execute function notify_presence();
