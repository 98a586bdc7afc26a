-- Takes from each row what is asked for, products before lots, and fails with all that have too little. So whoever orders need
-- not wait for an answer before the commit.
create function take_stock(products integer[], product_kg bigint[], lots integer[], lot_kg bigint[]) returns void
language plpgsql as $$
declare
  missing_products integer[] := '{}';
  missing_lots integer[] := '{}';
begin
  for place in 1 .. cardinality(products) loop
    update product set stock_kg = stock_kg - product_kg[place]
    where id = products[place] and stock_kg >= product_kg[place] and status = 'published';
    if not found then missing_products := missing_products || products[place]; end if;
  end loop;
  for place in 1 .. cardinality(lots) loop
    update lot set stock_kg = stock_kg - lot_kg[place] where id = lots[place] and stock_kg >= lot_kg[place];
    if not found then missing_lots := missing_lots || lots[place]; end if;
  end loop;
  if cardinality(missing_products) + cardinality(missing_lots) > 0 then
    raise exception 'too little is in stock' using errcode = 'ST001',
      detail = json_build_object('products', missing_products, 'lots', missing_lots)::text;
  end if;
end $$;
