-- Processes keep rendered pages; whoever changes what pages show tells all of them. One notice per statement, and equal
-- notices of one transaction are sent once, when it commits.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'country', 'province', 'city', 'picture', 'site', 'partner_link', 'banner', 'label', 'dictionary_entry',
    'content_group', 'news', 'exhibition', 'case_study', 'case_category', 'case_label', 'article', 'shop', 'category',
    'brand', 'parameter', 'parameter_span', 'product', 'price_tier', 'packing', 'product_label', 'product_picture', 'lot',
    'property', 'document', 'subject', 'subject_product', 'alias', 'facet_group', 'product_search'
  ] loop
    execute format(
      'create trigger tell_content_changed after insert or update or delete or truncate on %I
        for each statement execute function tell_content_changed()', shown);
  end loop;
end $$;
