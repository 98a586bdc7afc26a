-- By which method and under which condition goods of a category state a parameter. Few rows: a search reads them all,
-- judges which can be compared, and asks for values by these numbers.
create table measurement (
  id integer generated always as identity primary key,
  parameter_id integer not null references parameter on delete cascade,
  category_id integer not null references category on delete cascade,
  method text not null,
  -- Empty where none is stated.
  condition text not null,
  -- Of published products; refreshed by the clock, with the spans.
  product_count integer not null default 0 check (product_count >= 0),
  unique (parameter_id, category_id, method, condition)
);
create index on measurement (category_id);

alter table property add column measurement_id integer references measurement;
insert into measurement (parameter_id, category_id, method, condition)
select distinct parameter_id, category_id, method, coalesce(condition, '')
from property join product on product.id = product_id;
update property set measurement_id = measurement.id
from measurement, product
where product.id = property.product_id and measurement.category_id = product.category_id
  and measurement.parameter_id = property.parameter_id and measurement.method = property.method
  and measurement.condition = coalesce(property.condition, '');

-- Values of products and of lots by the measurement they belong to; what is asked by parameter alone keeps its index.
drop index property_by_lot_value;
create index property_by_measurement on property (measurement_id, base_low, base_high, product_id, lot_id);

create function set_measurement() returns trigger language plpgsql as $$
declare
  of_category integer := (select category_id from product where id = new.product_id);
begin
  new.measurement_id := (
    select id from measurement where parameter_id = new.parameter_id and category_id = of_category
      and method = new.method and condition = coalesce(new.condition, ''));
  if new.measurement_id is null then
    -- The lock comes first, so that two who state the same for the first time never wait for each other in a circle.
    update search_state set version = version + 1, words_version = words_version + 1;
    insert into measurement (parameter_id, category_id, method, condition)
    values (new.parameter_id, of_category, new.method, coalesce(new.condition, '')) on conflict do nothing;
    new.measurement_id := (
      select id from measurement where parameter_id = new.parameter_id and category_id = of_category
        and method = new.method and condition = coalesce(new.condition, ''));
  end if;
  return new;
end $$;
create trigger property_measurement before insert or update of product_id, parameter_id, method, condition on property
  for each row execute function set_measurement();

create function move_measurements() returns trigger language plpgsql as $$
begin
  update property set method = method where product_id = new.id;
  return null;
end $$;
create trigger product_measurements after update of category_id on product
  for each row when (old.category_id <> new.category_id) execute function move_measurements();
