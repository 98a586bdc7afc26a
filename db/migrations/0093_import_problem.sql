-- Why the last attempt to apply or undo came to nothing: a message key.
alter table catalogue_import add column problem text;
