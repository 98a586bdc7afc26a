-- Orders and comments change few figures of few products. Their notice names the goods, so that processes forget only the
-- pages that show them; every other change still concerns everything.
create function tell_traded(goods integer[]) returns void language sql as $$
  select pg_notify('content', 'traded ' || string_agg('product:' || id || ' shop:' || shop_id, ' ' order by id))
  from product where id = any(goods) having count(*) > 0
$$;

-- Compared as a whole, so that a column that is added later counts as a change like any other.
create function tell_goods_changed() returns trigger language plpgsql as $$
declare
  traded constant text[] := '{stock_kg,comment_count,comment_total}';
begin
  if not exists (select from after) then return null; end if;
  if (select count(*) from after) > 50 or exists (
    select from after where not exists (
      select from before where before.id = after.id and to_jsonb(before) - traded = to_jsonb(after) - traded))
  then
    perform pg_notify('content', tg_table_name);
  else
    -- A lot names its product.
    perform tell_traded(array(select coalesce(to_jsonb(after) ->> 'product_id', after.id::text)::integer from after));
  end if;
  return null;
end $$;

create function tell_comments_changed() returns trigger language plpgsql as $$
begin
  perform tell_traded(array(select product_id from order_line join after on order_line.id = after.line_id));
  return null;
end $$;

drop trigger tell_content_changed on product;
create trigger tell_content_changed after insert or delete or truncate on product
  for each statement execute function tell_content_changed();
create trigger tell_goods_changed after update on product
  referencing old table as before new table as after for each statement execute function tell_goods_changed();

drop trigger tell_content_changed on lot;
create trigger tell_content_changed after insert or delete or truncate on lot
  for each statement execute function tell_content_changed();
create trigger tell_goods_changed after update on lot
  referencing old table as before new table as after for each statement execute function tell_goods_changed();

drop trigger tell_content_changed on order_comment;
create trigger tell_content_changed after delete or truncate on order_comment
  for each statement execute function tell_content_changed();
create trigger tell_comments_written after insert on order_comment
  referencing new table as after for each statement execute function tell_comments_changed();
create trigger tell_comments_changed after update on order_comment
  referencing new table as after for each statement execute function tell_comments_changed();
