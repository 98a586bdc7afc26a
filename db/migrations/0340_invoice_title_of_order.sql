-- To whom the tax office's invoice of an order in yuan is to be made out, as it was chosen with the order and as it was then.
-- It is requested once the order is paid or secured.
alter table sales_order add column invoice_title jsonb check (invoice_title is null or currency = 'CNY');
