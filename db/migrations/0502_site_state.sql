-- The company's facts stand on every page. Processes keep them, and ask each time whether they have changed.
create table site_state (
  id boolean primary key default true check (id),
  version bigint not null default 0
);
insert into site_state default values;

create function count_site_change() returns trigger language plpgsql as $$
begin
  update site_state set version = version + 1;
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array['site', 'partner_link', 'house_vat_rate', 'exchange_rate'] loop
    execute format(
      'create trigger count_site_change after insert or update or delete or truncate on %I
        for each statement execute function count_site_change()', shown);
  end loop;
end $$;
