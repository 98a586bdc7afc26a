-- When somebody of the buyer's side last opened the thread: what the seller said since is new to them.
alter table enquiry add column opened_at timestamptz;
update enquiry set opened_at = now();
