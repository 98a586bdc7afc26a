-- What has a name in each language is called so in the audit too; null where both are the same, or were not written down.
alter table audit_entry add column title_zh text;
