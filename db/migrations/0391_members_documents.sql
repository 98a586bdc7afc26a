-- A certificate of analysis is for members, so its file has no address for everybody, even once the certificate is taken out.
-- What is kept as anything else has one, unless it is the paper of an agreement. Saving, undo and tables all come by here.
create function hide_from_visitors() returns trigger language plpgsql as $$
begin
  update stored_document set private = hidden
  from (select exists (select from document where file = new.file and kind = 'COA')
    or exists (select from price_list join stored_document kept on kept.id = paper_id where kept.file = new.file) as hidden) it
  where file = new.file and private <> hidden;
  return null;
end $$;
create trigger document_for_members after insert or update of kind, file on document
  for each row execute function hide_from_visitors();
create index on document (file);
update stored_document set private = true where file in (select file from document where kind = 'COA');
