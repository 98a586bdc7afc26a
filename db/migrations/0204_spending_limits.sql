-- Approving what is above a limit is a right of its own; a company gives it to keepers and approvers.
update role set permissions = permissions || '{order.approve}'
  where 'order.place' = any(permissions) and not 'order.approve' = any(permissions);
update company_role set permissions = permissions || '{order.approve}' where code in ('keeper', 'approver');

-- What somebody may order for a company without asking: as it says of a role, or instead of one person.
create table spending_limit (
  id integer generated always as identity primary key,
  enterprise_id integer not null references enterprise on delete cascade,
  role text references company_role,
  -- Ends when the person leaves the company.
  member_id integer references company_member on delete cascade,
  currency text not null check (currency in ('CNY', 'USD')),
  per_order bigint check (per_order > 0),
  per_month bigint check (per_month > 0),
  check (num_nonnulls(role, member_id) = 1),
  unique (enterprise_id, role, currency),
  unique (member_id, currency)
);
