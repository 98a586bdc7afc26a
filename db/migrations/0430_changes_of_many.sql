-- Many products changed at once are a table that the site writes itself; a row says why it leaves its product as it is.
alter table catalogue_import add column origin text not null default 'file' check (origin in ('file', 'list'));
alter table catalogue_import_row add column note text;
-- Not undone, because somebody has changed the product since.
alter table catalogue_import_row add column kept boolean not null default false;
