-- Several accounts for a currency, one of them preferred. The release before takes any of a currency, and writes none.
alter table bank_account drop constraint bank_account_pkey;
alter table bank_account
  add column id integer generated always as identity primary key,
  add column version integer not null default 1,
  add column paper_text_zh text,
  add column paper_text_en text,
  add column preferred boolean not null default false,
  add column active boolean not null default true,
  add constraint preferred_is_active check (active or not preferred),
  add constraint one_account_once unique (account, currency);
create unique index one_preferred_account on bank_account (currency) where preferred;
update bank_account set preferred = true;

-- What the papers of an order print, as it was when the order was placed. Null where the release before placed it.
alter table sales_order add column bank_account jsonb;
