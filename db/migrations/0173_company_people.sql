-- What a company lets its people do. Somebody of a company may do what both this and the role on the site allow.
create table company_role (
  code text primary key,
  position integer not null unique,
  name_zh text not null,
  name_en text not null,
  permissions text[] not null
);
-- Confirming a delivery, commenting on it and putting an order away had no code; who places orders keeps them.
update role set permissions = permissions || '{order.receive}'
  where 'order.place' = any(permissions) and not 'order.receive' = any(permissions);
insert into company_role (code, position, name_zh, name_en, permissions) values
  ('keeper', 1, '管理员', 'Keeper', '{cart.edit,enquiry.send,quote.accept,order.place,order.cancel,order.receive,order.return,address.edit,profile.edit,company.edit}'),
  ('buyer', 2, '采购员', 'Buyer', '{cart.edit,enquiry.send,quote.accept,order.place,order.cancel,order.receive,order.return,address.edit,profile.edit}'),
  ('approver', 3, '审批人', 'Approver', '{quote.accept,order.place,order.cancel,profile.edit}'),
  ('viewer', 4, '查看人', 'Viewer', '{profile.edit}');

-- In the place of enterprise_member, into which the release before still writes whoever types a name.
create table company_member (
  member_id integer primary key references member on delete cascade,
  enterprise_id integer not null references enterprise,
  role text not null references company_role,
  joined_at timestamptz not null default now()
);
create index on company_member (enterprise_id);

-- Who asked to be let in; a member asks one company at a time.
create table company_request (
  member_id integer primary key references member on delete cascade,
  enterprise_id integer not null references enterprise on delete cascade,
  asked_at timestamptz not null default now()
);
create index on company_request (enterprise_id);

create table company_invitation (
  id integer generated always as identity primary key,
  enterprise_id integer not null references enterprise on delete cascade,
  email text not null,
  role text not null references company_role,
  invited_by integer references member on delete set null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (enterprise_id, email)
);
create index on company_invitation (email);

-- Nobody had to consent when a name was typed: the keeper stays, all others ask. Where nobody keeps a company the first
-- of its people does, unless it is verified: its name is worth something, and an operator appoints the keeper.
insert into company_member (member_id, enterprise_id, role, joined_at)
  select distinct on (enterprise_id) member_id, enterprise_id, 'keeper', joined_at
  from enterprise_member join enterprise on enterprise.id = enterprise_id
  where keeper or status <> 'verified'
  order by enterprise_id, keeper desc, joined_at, member_id;
insert into company_request (member_id, enterprise_id, asked_at)
  select member_id, enterprise_id, joined_at from enterprise_member
  where member_id not in (select member_id from company_member);

alter table enterprise_member
  drop constraint enterprise_member_enterprise_id_fkey,
  add constraint enterprise_member_enterprise_id_fkey foreign key (enterprise_id) references enterprise on delete cascade;

-- Whose it is: the company's where there is one, otherwise the member's. It stays when the member leaves the company.
alter table sales_order add column enterprise_id integer references enterprise on delete set null;
alter table enquiry add column enterprise_id integer references enterprise on delete set null;
alter table address add column enterprise_id integer references enterprise on delete set null;
alter table enquiry_message add column member_id integer references member on delete set null;
update sales_order set enterprise_id = company_member.enterprise_id from company_member
  where sales_order.member_id = company_member.member_id and placed_at >= joined_at;
update enquiry set enterprise_id = company_member.enterprise_id from company_member
  where enquiry.member_id = company_member.member_id and created_at >= joined_at;
update address set enterprise_id = company_member.enterprise_id from company_member
  where address.member_id = company_member.member_id;
create index sales_order_company on sales_order (enterprise_id, id desc) where enterprise_id is not null;
create index enquiry_company on enquiry (enterprise_id, id desc) where enterprise_id is not null;
create index address_company on address (enterprise_id, id desc) where enterprise_id is not null;
drop index one_default_address;
create unique index one_default_address on address (member_id) where is_default and enterprise_id is null;
create unique index one_default_address_of_company on address (enterprise_id) where is_default;

-- What papers say of the buyer.
alter table enterprise
  add column legal_name_zh text,
  add column legal_name_en text,
  add column tax_number text,
  add column phone text,
  add column bank text,
  add column bank_account text;
