-- What signs the links by which a visitor follows an enquiry; a new one revokes all that were sent.
alter table enquiry add column link_key uuid not null default gen_random_uuid();

-- By such a link a visitor declines a quote.
alter table quote_history
  drop constraint quote_history_actor_check,
  drop constraint quote_history_check1,
  add constraint quote_history_actor_check check (actor in ('member', 'system', 'operator', 'visitor')),
  add constraint quote_history_actor_known check ((actor in ('system', 'visitor')) = (actor_id is null));
