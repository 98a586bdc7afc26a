-- How goods are paid: a list of parts, which a ledger of an order can copy.
create table payment_type (
  id integer generated always as identity primary key,
  version integer not null default 1,
  code text not null unique check (code ~ '^[A-Z][A-Z0-9_]{1,19}$'),
  position integer not null default 0,
  name_zh text not null,
  name_en text not null,
  pay_method text not null default 'transfer' check (pay_method in ('alipay', 'wechat', 'transfer')),
  active boolean not null default true
);

create table payment_type_part (
  payment_type_id integer not null references payment_type on delete cascade,
  position integer not null check (position > 0),
  -- Percent; null is the rest.
  share integer check (share between 1 and 100),
  due text not null check (due in ('atOrder', 'beforeShipping', 'againstDocuments', 'afterShipping', 'afterInvoice')),
  days integer check (days between 1 and 365),
  secured text not null default 'money' check (secured in ('money', 'letterOfCredit', 'credit')),
  primary key (payment_type_id, position),
  check ((days is not null) = (due in ('afterShipping', 'afterInvoice')))
);
create unique index one_rest on payment_type_part (payment_type_id) where share is null;

-- What a price under a delivery term includes.
create table delivery_term (
  id integer generated always as identity primary key,
  version integer not null default 1,
  code text not null unique check (code ~ '^[A-Z][A-Z0-9_]{1,19}$'),
  position integer not null default 0,
  name_zh text not null,
  name_en text not null,
  -- The buyer names the place; otherwise it is where the goods lie.
  needs_place boolean not null default true,
  includes text[] not null default '{}' check (includes <@ array['place', 'port', 'freight', 'insurance', 'duty']),
  active boolean not null default true
);

insert into payment_type (id, code, position, name_zh, name_en, pay_method) overriding system value
select id, code, position, name_zh, name_en,
  case code when 'ALIPAY' then 'alipay' when 'WECHAT' then 'wechat' else 'transfer' end
from dictionary_entry where dictionary = 'PAYMENT_TYPE';
insert into delivery_term (id, code, position, name_zh, name_en, needs_place) overriding system value
select id, code, position, name_zh, name_en, needs_place from dictionary_entry where dictionary = 'DELIVERY_TERM';
update delivery_term set includes = given.includes from (values
  ('FCA', '{place}'::text[]), ('FOB', '{place,port}'), ('CFR', '{place,port,freight}'),
  ('CIF', '{place,port,freight,insurance}'), ('CPT', '{place,port,freight}'), ('CIP', '{place,port,freight,insurance}'),
  ('DAP', '{place,port,freight}'), ('DPU', '{place,port,freight}'), ('DDP', '{place,port,freight,duty}'),
  ('DELIVERED', '{freight}')) as given (code, includes) where given.code = delivery_term.code;
select setval('payment_type_id_seq', (select max(id) + 1 from dictionary_entry), false);
select setval('delivery_term_id_seq', (select max(id) + 1 from dictionary_entry), false);

-- The release before reads the same columns here, and so does the call that answers both lists.
drop table dictionary_entry;
create view dictionary_entry as
select id, 'PAYMENT_TYPE'::text as dictionary, code, position, name_zh, name_en, false as needs_place, active
from payment_type
union all
select id, 'DELIVERY_TERM', code, position, name_zh, name_en, needs_place, active from delivery_term;

-- The words and parts of a quote's terms, as they were when it was sent. Null where the release before sent it.
alter table quote add column terms jsonb;

create or replace function keep_quote() returns trigger language plpgsql as $$
begin
  if old.status not in ('sent', 'countered') and new.status <> old.status then
    raise exception 'quote % has ended as %', old.id, old.status;
  end if;
  if row(new.enquiry_id, new.quote_no, new.version, new.contact_id, new.currency, new.total, new.kilograms,
      new.delivery_term, new.delivery_place, new.payment_type, new.valid_until, new.expires_at, new.note, new.terms)
    is distinct from row(old.enquiry_id, old.quote_no, old.version, old.contact_id, old.currency, old.total,
      old.kilograms, old.delivery_term, old.delivery_place, old.payment_type, old.valid_until, old.expires_at, old.note,
      old.terms)
  then
    raise exception 'quote % is frozen', old.id;
  end if;
  return new;
end $$;
