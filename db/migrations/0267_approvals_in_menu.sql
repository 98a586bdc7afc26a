-- Approval requests stand beside the orders, for everybody who sees those; new installations get them at the first start.
insert into menu_item (id, parent_id, position, name_zh, name_en, url)
  select 14, 10, (select max(position) + 1 from menu_item where parent_id = 10), '订单审批', 'Approval requests', '/customer/shopping/approval'
  where exists (select from menu_item where id = 10)
  on conflict do nothing;
insert into role_menu_item (role_id, menu_item_id)
  select role_id, 14 from role_menu_item where menu_item_id = 13 and exists (select from menu_item where id = 14)
  on conflict do nothing;
