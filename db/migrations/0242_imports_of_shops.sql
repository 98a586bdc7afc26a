-- Whose table it is: null for the house. Its rows reach the products of that shop alone.
alter table catalogue_import add column shop_id integer references shop on delete cascade;
create index on catalogue_import (shop_id);
-- For the products of the table that have no picture of their own.
alter table catalogue_import add column picture_id integer references picture;
create index on catalogue_import (picture_id);
