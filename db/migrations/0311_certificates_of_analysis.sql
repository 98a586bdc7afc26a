-- What was measured of the lots of a shipment, as a numbered paper beside whichever kinds there are.
do $$
declare found record;
begin
  select conname, pg_get_constraintdef(oid) as definition into strict found from pg_constraint
  where conrelid = 'paper'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''quotation''%';
  execute format('alter table paper drop constraint %I', found.conname);
  execute format('alter table paper add constraint %I %s', found.conname,
    replace(found.definition, '''quotation''::text', '''quotation''::text, ''analysis''::text'));
end $$;
alter table house
  add column analysis_prefix text not null default 'COA' check (analysis_prefix ~ '^[A-Z]{2,4}$');
