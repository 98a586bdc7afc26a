-- An order that waits for somebody else of the company. It takes no stock.
create table approval (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  enterprise_id integer references enterprise on delete set null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected', 'withdrawn', 'lapsed')),
  -- What is accepted with it, where it was quoted.
  quote_id integer references quote,
  -- What would be ordered, at the prices shown then, and under which terms.
  orders jsonb not null,
  terms jsonb not null,
  -- Which limits it is above, and by how much.
  excess jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on approval (member_id, id desc);
create index on approval (enterprise_id, id desc) where enterprise_id is not null;
create index approval_due on approval (expires_at) where status = 'waiting';
create unique index one_approval_of_quote on approval (quote_id) where status = 'waiting';

create table approval_history (
  id bigint generated always as identity primary key,
  approval_id integer not null references approval,
  event text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('member', 'system')),
  actor_id integer,
  note text,
  at timestamptz not null default now(),
  check ((event = 'ask') = (from_status is null)),
  check ((actor = 'system') = (actor_id is null)),
  check (event <> 'reject' or note is not null)
);
create index on approval_history (approval_id, id);
create trigger approval_history_stays before update or delete or truncate on approval_history
  for each statement execute function refuse_change();

-- What was ordered once it was approved.
create table approved_order (
  order_id integer primary key references sales_order,
  approval_id integer not null references approval
);
create index on approved_order (approval_id);
