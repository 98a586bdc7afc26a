-- Shipping more or less of a line than its tolerance allows needs the buyer's agreement: the seller asks for another weight.
create table weight_request (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  line_id integer not null references order_line,
  -- Of the line in all, over its shipments.
  kilograms integer not null check (kilograms > 0),
  reason text not null,
  status text not null default 'asked' check (status in ('asked', 'agreed', 'declined', 'replaced')),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  check ((answered_at is null) = (status = 'asked'))
);
create index on weight_request (line_id);
create index on weight_request (order_id, id);
create unique index one_open_weight_request on weight_request (order_id) where status = 'asked';
create trigger weight_request_stays before delete or truncate on weight_request
  for each statement execute function refuse_change();
