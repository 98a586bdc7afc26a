-- An uploaded PDF serves what it was uploaded for: who knows the number of another paper cannot hand that one out.
alter table stored_document add kept_for text;
update stored_document set kept_for = 'priceList' where id in (select paper_id from price_list);
update stored_document set kept_for = 'product ' || product_id from document
  where document.file = stored_document.file and kept_for is null;
