-- Any noun may name an uploaded PDF, not only products.
alter table product_file rename to stored_document;
