-- Menus of installations that kept the first names; a name that an operator chose stays.
update menu_item set name_en = 'Messages' where name_en = 'Station letters';
update menu_item set name_en = 'Delivery addresses' where name_en = 'Receiving addresses';
