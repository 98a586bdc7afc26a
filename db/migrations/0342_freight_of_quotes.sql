-- What a quote charges beside its goods, each charge with the shop whose order will carry it; in the total.
alter table quote add column charges jsonb not null default '[]' check (jsonb_typeof(charges) = 'array');

create function keep_quote_charges() returns trigger language plpgsql as $$
begin
  raise exception 'quote % is frozen', old.id;
end $$;
create trigger quote_charges_stay before update of charges on quote
  for each row when (old.charges is distinct from new.charges) execute function keep_quote_charges();
