-- What is wrong with delivered goods: they come back, or the buyer keeps them and claims for weight, quality or damage.
alter table order_return
  add column kind text not null default 'return' check (kind in ('return', 'weight', 'quality', 'damage')),
  -- How a claim ended; a return says that by its status, unless it was withdrawn.
  add column resolution text check (
    resolution in ('creditNote', 'priceReduction', 'replacement', 'refused', 'withdrawn')),
  add constraint claim_is_resolved check (
    kind = 'return' and coalesce(resolution, 'withdrawn') = 'withdrawn'
    or kind <> 'return' and (status = 0) = (resolution is null)),
  add constraint resolution_has_status check (
    case when resolution in ('refused', 'withdrawn') then status = 3 when resolution is not null then status = 2 else true end),
  add constraint replacement_costs_nothing check (resolution <> 'replacement' or amount = 0);

-- A credit note is of a claim; it also names the order, which says who may read it.
alter table paper
  add column return_id integer references order_return,
  add constraint credit_note_has_claim check ((return_id is not null) = (kind = 'creditNote'));
create index on paper (return_id) where return_id is not null;
drop index paper_of_order;
create unique index paper_of_order on paper (order_id, kind, coalesce(shipment_id, 0), coalesce(return_id, 0), version)
  where order_id is not null;
-- One more kind, beside whichever there are.
do $$
declare found record;
begin
  select conname, pg_get_constraintdef(oid) as definition into strict found from pg_constraint
  where conrelid = 'paper'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''quotation''%';
  execute format('alter table paper drop constraint %I', found.conname);
  execute format('alter table paper add constraint %I %s', found.conname,
    replace(found.definition, '''quotation''::text', '''quotation''::text, ''creditNote''::text'));
end $$;
alter table house
  add column credit_note_prefix text not null default 'CN' check (credit_note_prefix ~ '^[A-Z]{2,4}$');
