-- Comments are shown to other buyers: under the name that the writer chose, with the seller's answer, unless hidden.
alter table order_comment
  add column name_choice text not null default 'hidden' check (name_choice in ('company', 'initials', 'hidden')),
  -- As it was when the comment was written.
  add column shown_name text,
  add column answer text,
  add column answered_at timestamptz,
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add column version integer not null default 1,
  add constraint hidden_with_reason check ((hidden_at is null) = (hidden_reason is null));
create index on order_line (product_id) where product_id is not null;

-- Lists read number and sum with the stock.
alter table product
  add column comment_count integer not null default 0 check (comment_count >= 0),
  add column comment_total integer not null default 0;
update product set comment_count = counted.number, comment_total = counted.total
from (
  select product_id, count(*) as number, sum(score) as total
  from order_comment join order_line on order_line.id = line_id where product_id is not null group by product_id
) as counted
where product.id = counted.product_id;

create function count_comment() returns trigger language plpgsql as $$
declare
  change integer := (new.hidden_at is null)::integer - (case tg_op when 'UPDATE' then (old.hidden_at is null)::integer else 0 end);
begin
  if change <> 0 then
    update product set comment_count = comment_count + change, comment_total = comment_total + change * new.score
    from order_line where order_line.id = new.line_id and product.id = order_line.product_id;
  end if;
  return null;
end $$;
create trigger comment_counted after insert or update of hidden_at on order_comment
  for each row execute function count_comment();
-- Rendered pages show comments and answers.
create trigger tell_content_changed after insert or update or delete or truncate on order_comment
  for each statement execute function tell_content_changed();
