-- A request for quotation: frozen once sent. Its thread is what both sides wrote afterwards.
create table enquiry (
  id integer generated always as identity primary key,
  enquiry_no text not null unique,
  member_id integer references member on delete cascade,
  contact_id integer not null references contact,
  name text not null,
  email text not null check (email = lower(email)),
  company text,
  phone text,
  purchase_time date not null,
  payment_type text,
  delivery_term text,
  delivery_place text,
  destination text,
  message text,
  locale text not null check (locale in ('zh-CN', 'en-US')),
  created_at timestamptz not null default now()
);
create index enquiry_of_member on enquiry (member_id, created_at desc, id desc);
create index enquiry_without_member on enquiry (email) where member_id is null;

create table enquiry_line (
  enquiry_id integer not null references enquiry on delete cascade,
  position integer not null,
  product_id integer references product on delete set null,
  lot_id integer references lot on delete set null,
  product_name text not null,
  specification text,
  amount numeric(14, 3) not null check (amount > 0),
  unit text not null check (unit in ('kg', 'MT', 'bag', 'pallet', 'bigBag', '20GP', '40HQ')),
  -- What the amount weighs; unknown where packs of something that is not in the catalogue were asked for.
  kilograms integer check (kilograms > 0),
  target_price bigint check (target_price > 0),
  target_currency text check (target_currency in ('CNY', 'USD')),
  primary key (enquiry_id, position),
  check ((target_price is null) = (target_currency is null))
);

create table enquiry_message (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade,
  author text not null check (author in ('buyer', 'contact')),
  -- Who of the sellers wrote it.
  contact_id integer references contact,
  body text not null,
  created_at timestamptz not null default now(),
  check ((author = 'contact') = (contact_id is not null))
);
create index on enquiry_message (enquiry_id, id);
