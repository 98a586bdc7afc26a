-- Papers of a shipment also name its order, which says who may read them.
alter table paper
  add column shipment_id integer references shipment,
  add constraint shipment_paper_has_order check (shipment_id is null or order_id is not null);
drop index paper_order_id_kind_version_idx;
create unique index paper_of_order on paper (order_id, kind, coalesce(shipment_id, 0), version) where order_id is not null;
create index on paper (shipment_id) where shipment_id is not null;

alter table house
  add column contract_prefix text not null default 'SC' check (contract_prefix ~ '^[A-Z]{2,4}$'),
  add column invoice_prefix text not null default 'CI' check (invoice_prefix ~ '^[A-Z]{2,4}$'),
  add column packing_list_prefix text not null default 'PL' check (packing_list_prefix ~ '^[A-Z]{2,4}$'),
  add column delivery_note_prefix text not null default 'DN' check (delivery_note_prefix ~ '^[A-Z]{2,4}$'),
  -- What the house agrees beside the figures of an order.
  add column contract_clauses_zh text,
  add column contract_clauses_en text;

-- Goods of a category are declared under one heading, which an operator may refine for a shipment.
alter table category add column hs_code text check (hs_code ~ '^[0-9]{6,10}$');
