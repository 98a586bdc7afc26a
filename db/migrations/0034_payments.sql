-- One try to pay an order: opened with a provider, or a transfer whose receipt was sent in.
create table payment (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  provider text not null check (provider in ('alipay', 'wechat', 'transfer')),
  -- Ours, as the provider knows it.
  number text not null unique,
  currency text not null check (currency in ('CNY', 'USD')),
  amount bigint not null check (amount >= 0),
  status text not null default 'open' check (status in ('open', 'paid')),
  -- The provider's.
  trade_number text,
  paid_at timestamptz,
  slip_id integer references upload,
  slip_status text check (slip_status in ('waiting', 'rejected', 'confirmed')),
  slip_answer text,
  created_at timestamptz not null default now(),
  check ((status = 'paid') = (paid_at is not null)),
  check ((slip_id is null) = (slip_status is null)),
  check (slip_id is null or provider = 'transfer')
);
create index on payment (order_id);
create index on payment (slip_id);
create unique index paid_once on payment (order_id) where status = 'paid';
create unique index one_trade on payment (provider, trade_number) where trade_number is not null;
create unique index one_waiting_slip on payment (order_id) where slip_status = 'waiting';

-- Money on its way back. A provider is asked until it has done it, always under the same number.
create table refund (
  id integer generated always as identity primary key,
  payment_id integer not null references payment,
  return_id integer unique references order_return,
  number text not null unique,
  amount bigint not null check (amount > 0),
  status text not null default 'due' check (status in ('due', 'done')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  done_at timestamptz,
  last_error text,
  check ((status = 'done') = (done_at is not null))
);
create index on refund (payment_id);
create index refund_due on refund (due_at) where status = 'due';
create unique index one_cancel_refund on refund (payment_id) where return_id is null;

-- Notices that were signed and could not be true of an order: for the operator to look into.
create table payment_alarm (
  id integer generated always as identity primary key,
  provider text not null,
  kind text not null check (kind in ('unknown', 'amount', 'repeated', 'late')),
  number text not null,
  detail jsonb not null,
  created_at timestamptz not null default now()
);
create index on payment_alarm (created_at);

-- Where transfers go, one account per currency. Without one, transfers in that currency are not offered.
create table bank_account (
  currency text primary key check (currency in ('CNY', 'USD')),
  beneficiary text not null,
  bank text not null,
  bank_address text not null,
  account text not null,
  swift text not null
);

-- Keys of the demonstration's own provider, made at its first use.
create table demo_key (
  name text primary key,
  private_key text not null,
  public_key text not null
);
