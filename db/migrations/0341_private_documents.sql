-- The paper of an agreement is for its company and for who may see companies; other documents are for everybody.
alter table stored_document add column private boolean not null default false;
update stored_document set private = true where id in (select paper_id from price_list);
