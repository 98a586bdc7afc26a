-- People of a shop sign in at the back office: bound to their shop, with one role that nobody else has.
insert into operator_role (code, name_zh, name_en, permissions, built_in) values
  ('seller', '店铺人员', 'Seller of a shop', '{products.read,products.edit,sales.read,sales.edit}', true);

alter table operator add column shop_id integer references shop;
create index operator_by_shop on operator (shop_id) where shop_id is not null;
alter table operator drop constraint operator_role_check;
alter table operator add check (role in ('administrator', 'catalogue', 'content', 'sales', 'service', 'seller', 'custom'));
alter table operator add constraint seller_has_shop check ((role = 'seller') = (shop_id is not null));

-- Whose goods an enquiry asks for: one shop's, or null where they are of several or of none in particular.
alter table enquiry add column shop_id integer references shop;
create index enquiry_by_shop on enquiry (shop_id, created_at desc) where shop_id is not null;

create function shop_of_enquiry(enquiry_id integer) returns integer language sql stable as $$
  select case when count(distinct shop_id) = 1 and count(*) = count(shop_id) then min(shop_id) end
  from enquiry_line left join product on product.id = product_id where enquiry_line.enquiry_id = $1
$$;
create function enquiry_has_shop() returns trigger language plpgsql as $$
begin
  update enquiry set shop_id = shop_of_enquiry(id) where id in (select enquiry_id from added);
  return null;
end $$;
-- By the database, because the release before writes lines as well.
create trigger enquiry_line_added after insert on enquiry_line referencing new table as added
  for each statement execute function enquiry_has_shop();

update enquiry set shop_id = shop_of_enquiry(id);
