create table sales_order (
  id integer generated always as identity primary key,
  order_sn text not null unique,
  member_id integer not null references member,
  shop_id integer not null references shop,
  -- Names, prices and the address are what they were when the order was placed.
  shop_zh text not null,
  shop_en text not null,
  status integer not null default 0 check (status between 0 and 5),
  pay_status integer not null default 0 check (pay_status in (0, 1, 4)),
  pay_type integer not null default 0 check (pay_type between 0 and 2),
  pay_method text not null check (pay_method in ('alipay', 'wechat', 'transfer')),
  delivery_status integer not null default 0 check (delivery_status in (0, 1)),
  type integer not null default 0 check (type in (0, 1)),
  source integer not null default 0 check (source in (0, 1)),
  currency text not null check (currency in ('CNY', 'USD')),
  total bigint not null check (total >= 0),
  refunded bigint not null default 0 check (refunded between 0 and total),
  kilograms bigint not null check (kilograms > 0),
  address jsonb not null,
  delivery_term text not null,
  delivery_term_zh text not null,
  delivery_term_en text not null,
  delivery_place text,
  note text,
  placed_at timestamptz not null default now(),
  pay_until timestamptz not null,
  pay_reminded boolean not null default false,
  paid_at timestamptz,
  carrier text,
  tracking_number text,
  shipped_kg bigint check (shipped_kg > 0),
  shipped_at timestamptz,
  receive_until timestamptz,
  receive_reminded boolean not null default false,
  completed_at timestamptz,
  -- Deleted by the member; the seller keeps it.
  hidden boolean not null default false,
  check (case status when 0 then pay_status = 0 when 1 then pay_status = 1 when 4 then pay_status in (0, 4)
    when 5 then pay_status = 0 else pay_status in (1, 4) end),
  check ((pay_status = 0) = (paid_at is null)),
  check ((delivery_status = 1) = (status in (2, 3))),
  check ((shipped_at is null) = (delivery_status = 0) and (receive_until is null) = (shipped_at is null)),
  check (not hidden or status in (3, 4, 5))
);
create index sales_order_by_member on sales_order (member_id, id desc) where not hidden;
create index sales_order_unpaid on sales_order (pay_until) where status = 0;
create index sales_order_shipped on sales_order (receive_until) where status = 2;

create table order_line (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  position integer not null,
  product_id integer not null references product,
  lot_id integer references lot,
  lot_code text,
  -- What named the product then.
  product jsonb not null,
  picture_id integer references picture,
  kilograms integer not null check (kilograms > 0),
  unit text not null,
  price_per_tonne bigint not null check (price_per_tonne > 0),
  amount bigint not null check (amount >= 0),
  unique (order_id, position)
);

-- Everything that ever happened to an order; never changed.
create table order_history (
  id bigint generated always as identity primary key,
  order_id integer not null references sales_order,
  event text not null,
  from_status integer,
  to_status integer not null,
  actor text not null check (actor in ('member', 'system', 'operator')),
  actor_id integer,
  note text,
  at timestamptz not null default now(),
  check ((event = 'place') = (from_status is null)),
  check ((actor = 'system') = (actor_id is null))
);
create index on order_history (order_id, id);
create unique index placed_once on order_history (order_id) where event = 'place';

create table order_comment (
  id integer generated always as identity primary key,
  -- Once per line.
  line_id integer not null unique references order_line,
  order_id integer not null references sales_order,
  member_id integer not null references member,
  score integer not null check (score between 1 and 5),
  content text,
  created_at timestamptz not null default now()
);
create index on order_comment (member_id, id desc);
create index on order_comment (order_id);

create table order_return (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  status integer not null default 0 check (status between 0 and 3),
  reason text not null,
  amount bigint not null check (amount >= 0),
  answer text,
  created_at timestamptz not null default now()
);
create index on order_return (order_id);
create unique index one_open_return on order_return (order_id) where status in (0, 1);

create table order_return_line (
  return_id integer not null references order_return,
  line_id integer not null references order_line,
  kilograms integer not null check (kilograms > 0),
  amount bigint not null check (amount >= 0),
  primary key (return_id, line_id)
);
create index on order_return_line (line_id);

create table order_return_photo (
  return_id integer not null references order_return,
  position integer not null,
  upload_id integer not null references upload,
  primary key (return_id, position)
);
create index on order_return_photo (upload_id);
