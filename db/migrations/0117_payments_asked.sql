-- A provider is asked about a payment whose notice has not come, less and less often; null once there is nothing to ask.
alter table payment
  add column ask_at timestamptz default now() + interval '2 minutes',
  add column asks integer not null default 0;
update payment set ask_at = null where status = 'paid' or provider = 'transfer';
create index payment_to_ask on payment (ask_at) where status = 'open' and provider <> 'transfer' and ask_at is not null;

-- What was paid at the counter of the demonstration, whether or not its notice came.
create table demo_payment (
  number text primary key,
  trade_number text not null,
  paid_at timestamptz not null default now()
);

-- An alarm waits until somebody says how it ended; a repeated notice asks nothing of anybody.
alter table payment_alarm
  add column version integer not null default 1,
  add column dealt_at timestamptz,
  add column dealt_by integer references operator,
  add column note text,
  add check ((dealt_at is null) = (dealt_by is null) and (dealt_at is null) = (note is null));
create index payment_alarm_waiting on payment_alarm (id) where dealt_at is null and kind <> 'repeated';
