-- A wide picture above the shop's own pages, and the place on the map.
alter table shop add column banner_id integer references picture;
alter table shop add column longitude double precision check (longitude between -180 and 180);
alter table shop add column latitude double precision check (latitude between -90 and 90);
alter table shop add check ((longitude is null) = (latitude is null));

alter table exhibition add column longitude double precision check (longitude between -180 and 180);
alter table exhibition add column latitude double precision check (latitude between -90 and 90);
alter table exhibition add check ((longitude is null) = (latitude is null));

-- News that a shop has to tell; most belong to nobody.
alter table news add column shop_id integer references shop;
create index news_by_shop on news (shop_id, published_at desc, id desc) where shop_id is not null;
