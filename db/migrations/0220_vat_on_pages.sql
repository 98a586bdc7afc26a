-- Rendered pages say which VAT prices include.
create trigger tell_content_changed after insert or update or delete or truncate on house_vat_rate
  for each statement execute function tell_content_changed();
