-- Any noun may name an uploaded PDF, not only products.
alter table product_file rename to stored_document;
-- The release before this one runs on while processes are replaced.
create view product_file as select * from stored_document;
