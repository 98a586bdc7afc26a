-- A letter of credit as it was registered for a part of an order. Only an accepted one secures the part; an amendment is
-- registered as a further one, and replaces the one before once it is accepted.
create table letter_of_credit (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  part_id integer not null references order_part,
  number text not null,
  bank text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('CNY', 'USD')),
  latest_shipment date not null,
  expires_on date not null,
  upload_id integer not null unique references upload,
  status text not null default 'registered' check (status in ('registered', 'accepted', 'refused', 'replaced')),
  -- What was left of the part when it was accepted.
  needed bigint check (needed <= amount),
  -- Why it was refused.
  answer text,
  registered_at timestamptz not null default now(),
  decided_at timestamptz,
  check (latest_shipment <= expires_on),
  check (status <> 'accepted' or needed is not null),
  check ((status = 'refused') = (answer is not null)),
  check ((decided_at is null) = (needed is null and answer is null))
);
create index on letter_of_credit (order_id, id);
create unique index one_letter_to_check on letter_of_credit (part_id) where status = 'registered';
create unique index one_accepted_letter on letter_of_credit (part_id) where status = 'accepted';
create trigger letter_of_credit_stays before delete or truncate on letter_of_credit
  for each statement execute function refuse_change();
