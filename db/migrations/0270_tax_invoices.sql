-- To whom the tax office's invoice is made out: of a company, or of a member who trades alone.
create table invoice_title (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  enterprise_id integer references enterprise on delete cascade,
  kind text not null check (kind in ('ordinary', 'special')),
  title text not null,
  tax_number text,
  address text,
  phone text,
  bank text,
  bank_account text,
  created_at timestamptz not null default now(),
  -- Without all of these the buyer cannot deduct the tax.
  constraint special_title_is_whole check (kind = 'ordinary'
    or num_nulls(tax_number, address, phone, bank, bank_account) = 0)
);
create index on invoice_title (member_id);
create index on invoice_title (enterprise_id) where enterprise_id is not null;

-- An invoice that a buyer requests for an order, with the title as it was then.
create table tax_invoice (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  member_id integer not null references member,
  status text not null default 'requested' check (status in ('requested', 'issued', 'rejected', 'withdrawn', 'voided')),
  kind text not null check (kind in ('ordinary', 'special')),
  title text not null,
  tax_number text,
  address text,
  phone text,
  bank text,
  bank_account text,
  requested_at timestamptz not null default now(),
  -- As it was issued; what the order costs later does not change them.
  invoice_no text check (invoice_no ~ '^[0-9]{8,20}$'),
  issued_on date,
  amount bigint check (amount > 0),
  items jsonb,
  upload_id integer references upload,
  constraint special_invoice_is_whole check (kind = 'ordinary'
    or num_nulls(tax_number, address, phone, bank, bank_account) = 0),
  constraint issued_invoice_is_whole check (case when status in ('issued', 'voided')
    then num_nulls(invoice_no, issued_on, amount, items, upload_id) = 0
    else num_nonnulls(invoice_no, issued_on, amount, items, upload_id) = 0 end)
);
create index on tax_invoice (order_id, id);
create index on tax_invoice (member_id);
create index on tax_invoice (upload_id) where upload_id is not null;
create index waiting_tax_invoice on tax_invoice (requested_at) where status = 'requested';
create unique index one_invoice_of_order on tax_invoice (order_id) where status in ('requested', 'issued');
create unique index one_invoice_of_number on tax_invoice (invoice_no) where invoice_no is not null;
create trigger tax_invoice_stays before delete or truncate on tax_invoice
  for each statement execute function refuse_change();

create table tax_invoice_history (
  id bigint generated always as identity primary key,
  tax_invoice_id integer not null references tax_invoice,
  event text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('member', 'operator')),
  actor_id integer not null,
  note text,
  at timestamptz not null default now(),
  check ((event = 'request') = (from_status is null)),
  check (event not in ('reject', 'void') or note is not null)
);
create index on tax_invoice_history (tax_invoice_id, id);
create trigger tax_invoice_history_stays before update or delete or truncate on tax_invoice_history
  for each statement execute function refuse_change();

-- Whoever orders may ask for the invoice; answering it is a right of its own.
update role set permissions = permissions || '{invoice.request}'
  where 'order.place' = any(permissions) and not 'invoice.request' = any(permissions);
update company_role set permissions = permissions || '{invoice.request}' where 'order.place' = any(permissions);
update operator_role set permissions = permissions || '{invoices.issue}'
  where code in ('administrator', 'sales') and not 'invoices.issue' = any(permissions);

-- Where there is a menu, titles stand below the delivery addresses.
insert into menu_item (id, parent_id, position, name_zh, name_en, url)
  select 36, parent_id, (select max(position) + 1 from menu_item sibling where sibling.parent_id = menu_item.parent_id),
    '发票抬头', 'Invoice titles', '/customer/PersonalCenter/invoiceTitle'
  from menu_item where id = 34 and parent_id is not null and not exists (select from menu_item taken where taken.id = 36);
insert into role_menu_item (role_id, menu_item_id) select role_id, 36 from role_menu_item
  where menu_item_id = 34 and exists (select from menu_item where url = '/customer/PersonalCenter/invoiceTitle' and id = 36);
