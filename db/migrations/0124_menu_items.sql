-- Items of the first start have fixed ids; what operators add is counted from here.
create sequence menu_item_id as integer start with 1000 owned by menu_item.id;
