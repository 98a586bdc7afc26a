-- What the seller offers for an enquiry. A quote never changes: a revision is a further version under the same number.
create table quote (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade,
  quote_no text not null,
  version integer not null check (version > 0),
  status text not null default 'sent'
    check (status in ('sent', 'countered', 'accepted', 'declined', 'replaced', 'withdrawn', 'expired')),
  -- Whom the buyer deals with.
  contact_id integer not null references contact,
  currency text not null check (currency in ('CNY', 'USD')),
  total bigint not null check (total >= 0),
  kilograms bigint not null check (kilograms > 0),
  delivery_term text not null,
  delivery_place text,
  payment_type text not null,
  -- The last day, and the instant at which it is over where the seller works.
  valid_until date not null,
  expires_at timestamptz not null,
  note text,
  reminded boolean not null default false,
  created_at timestamptz not null default now(),
  unique (quote_no, version)
);
create index on quote (enquiry_id, id);
create index quote_open on quote (expires_at) where status = 'sent';
-- Of all versions under one number at most one can still become an order.
create unique index one_open_version on quote (quote_no) where status in ('sent', 'countered');

create table quote_line (
  quote_id integer not null references quote on delete cascade,
  position integer not null check (position > 0),
  -- The line of the enquiry that it answers.
  enquiry_position integer,
  replacement boolean not null default false,
  product_id integer references product,
  lot_id integer references lot,
  lot_code text,
  -- What named the product when it was quoted.
  product jsonb not null,
  picture_id integer references picture,
  kilograms integer not null check (kilograms > 0),
  price_per_tonne bigint not null check (price_per_tonne > 0),
  amount bigint not null check (amount = (price_per_tonne * kilograms + 500) / 1000),
  lead_time_days integer not null check (lead_time_days between 0 and 365),
  note text,
  primary key (quote_id, position),
  check (lot_id is null or product_id is not null)
);

-- What a buyer would rather pay, line by line.
create table quote_target (
  quote_id integer not null,
  position integer not null,
  price_per_tonne bigint not null check (price_per_tonne > 0),
  primary key (quote_id, position),
  foreign key (quote_id, position) references quote_line on delete cascade
);

-- Everything that ever happened to a quote.
create table quote_history (
  id bigint generated always as identity primary key,
  quote_id integer not null references quote on delete cascade,
  event text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('member', 'system', 'operator')),
  actor_id integer,
  reason text,
  note text,
  at timestamptz not null default now(),
  check ((event = 'send') = (from_status is null)),
  check ((actor = 'system') = (actor_id is null)),
  check ((event = 'decline') = (reason is not null))
);
create index on quote_history (quote_id, id);
create unique index sent_once on quote_history (quote_id) where event = 'send';

-- Only the state moves, and a state that ends a quote is never left.
create function keep_quote() returns trigger language plpgsql as $$
begin
  if old.status not in ('sent', 'countered') and new.status <> old.status then
    raise exception 'quote % has ended as %', old.id, old.status;
  end if;
  if row(new.enquiry_id, new.quote_no, new.version, new.contact_id, new.currency, new.total, new.kilograms,
      new.delivery_term, new.delivery_place, new.payment_type, new.valid_until, new.expires_at, new.note)
    is distinct from row(old.enquiry_id, old.quote_no, old.version, old.contact_id, old.currency, old.total,
      old.kilograms, old.delivery_term, old.delivery_place, old.payment_type, old.valid_until, old.expires_at, old.note)
  then
    raise exception 'quote % is frozen', old.id;
  end if;
  return new;
end $$;
create trigger quote_stays before update on quote for each row execute function keep_quote();

create function keep_quote_line() returns trigger language plpgsql as $$
begin
  raise exception 'quote % is frozen', old.quote_id;
end $$;
create trigger quote_line_stays before update on quote_line for each row execute function keep_quote_line();

-- One order a shop; a quote is ordered once.
alter table sales_order add column quote_id integer references quote;
create unique index ordered_once on sales_order (quote_id, shop_id) where quote_id is not null;
-- A quote may offer what is not in the catalogue; such a line has no stock to take.
alter table order_line alter column product_id drop not null;

-- What one US dollar costs in yuan, as the seller states it; the newest day counts.
create table exchange_rate (
  as_of date primary key,
  cny_per_usd numeric(12, 6) not null check (cny_per_usd > 0)
);
