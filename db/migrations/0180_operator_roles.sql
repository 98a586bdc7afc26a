-- Roles of operators are data: an operator has several, and may what any of them allows. Built-in ones never change.
create table operator_role (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{1,40}$'),
  name_zh text not null,
  name_en text not null,
  permissions text[] not null default '{}',
  built_in boolean not null default false,
  version integer not null default 1
);

create table operator_has_role (
  operator_id integer not null references operator on delete cascade,
  role_id integer not null references operator_role,
  primary key (operator_id, role_id)
);
create index on operator_has_role (role_id);

-- What was one code of the release before is here every code that it has become.
insert into operator_role (code, name_zh, name_en, permissions, built_in) values
  ('administrator', '管理员', 'Administrator', '{catalogue.read,catalogue.edit,products.read,products.edit,content.read,content.edit,sales.read,sales.edit,enquiries.assign,money.read,money.confirm,money.refund,rates.read,rates.edit,figures.read,members.read,members.edit,service.read,service.edit,settings.edit,operators.edit,roles.edit,audit.read,security.read}', true),
  ('catalogue', '目录编辑', 'Catalogue editor', '{catalogue.read,catalogue.edit,products.read,products.edit,content.read}', true),
  ('content', '内容编辑', 'Content editor', '{content.read,content.edit,catalogue.read,products.read}', true),
  ('sales', '销售', 'Sales', '{sales.read,sales.edit,enquiries.assign,money.read,money.confirm,money.refund,rates.read,rates.edit,figures.read,members.read,members.edit,service.read,catalogue.read,products.read}', true),
  ('service', '客服专员', 'Service contact', '{service.read,service.edit,sales.read,money.read,rates.read,figures.read,members.read,catalogue.read,products.read}', true);

insert into operator_has_role select operator.id, operator_role.id from operator join operator_role on code = role;

-- `custom`: none of the built-in ones. The release before gives a name that it does not know no permission.
alter table operator drop constraint operator_role_check;
alter table operator add check (role in ('administrator', 'catalogue', 'content', 'sales', 'service', 'custom'));

-- The release before writes the one name alone; who is made or changed by it has that role and no other.
create function operator_role_follows() returns trigger language plpgsql as $$
begin
  delete from operator_has_role where operator_id = new.id;
  insert into operator_has_role select new.id, id from operator_role where code = new.role;
  return null;
end $$;
create trigger operator_made after insert on operator for each row execute function operator_role_follows();
create trigger operator_role_changed after update of role on operator for each row
  when (old.role is distinct from new.role) execute function operator_role_follows();
