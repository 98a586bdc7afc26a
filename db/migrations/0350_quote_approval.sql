-- When a quote needs the approval of somebody else: one row, whose empty figures ask for nothing.
create table quote_rule (
  id integer primary key default 1 check (id = 1),
  version integer not null default 1,
  -- Totals in whole yuan and dollars above which it is needed.
  limit_cny integer check (limit_cny >= 0),
  limit_usd integer check (limit_usd >= 0),
  -- The least margin of a line whose cost is known, and how far below the list price any other line may be.
  margin_percent integer check (margin_percent between 0 and 99),
  below_list_percent integer check (below_list_percent between 0 and 99),
  remarks text
);
insert into quote_rule default values;

-- A quote that waits for approval before it is sent: as it was typed, and why it waits.
create table quote_approval (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry,
  operator_id integer not null references operator,
  -- Who signs it; otherwise the contact of the enquiry.
  contact_id integer references contact,
  quote jsonb not null,
  currency text not null check (currency in ('CNY', 'USD')),
  total bigint not null check (total >= 0),
  reasons text[] not null check (reasons <@ array['limit', 'margin', 'list']),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'returned', 'withdrawn')),
  -- What was sent once it was approved.
  quote_id integer references quote,
  created_at timestamptz not null default now(),
  check ((status = 'approved') = (quote_id is not null))
);
create unique index one_waiting_quote on quote_approval (enquiry_id) where status = 'waiting';
create index on quote_approval (enquiry_id, id);
create index on quote_approval (operator_id);
create index on quote_approval (contact_id);
create index on quote_approval (quote_id);

create table quote_approval_history (
  id bigint generated always as identity primary key,
  quote_approval_id integer not null references quote_approval,
  event text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor = 'operator'),
  actor_id integer not null references operator,
  note text,
  at timestamptz not null default now(),
  check ((event = 'ask') = (from_status is null)),
  check (event <> 'sendBack' or note is not null)
);
create index on quote_approval_history (quote_approval_id, id);
create index on quote_approval_history (actor_id);
create trigger quote_approval_history_stays before update or delete or truncate on quote_approval_history
  for each statement execute function refuse_change();

create trigger quote_approval_at_desk after insert or update of status on quote_approval
  for each row execute function desk_of_quote();

update operator_role set permissions = permissions || '{quotes.approve}'
  where code = 'administrator' and not 'quotes.approve' = any(permissions);
