-- An order that says nothing about the goods: the first of many hits in it stand for all of them.
create index product_search_random on product_search (hashint4(product_id), product_id);
