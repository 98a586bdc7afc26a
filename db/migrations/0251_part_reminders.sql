-- What was written to a buyer about a part that is to be paid: each step once.
create table part_reminder (
  part_id integer not null references order_part,
  step text not null check (step in ('soon', 'due', 'overdue1', 'overdue7', 'overdue14')),
  sent_at timestamptz not null default now(),
  primary key (part_id, step)
);
