-- When a word was made, so that a search without result can say when it was answered; of older ones nobody knows.
alter table alias add column created_at timestamptz;
alter table alias alter column created_at set default now();
