-- Grades of other producers that buyers ask for and nobody sells here: what they are, so that a search can name what of
-- ours comes nearest.
create table cross_reference (
  id integer generated always as identity primary key,
  version integer not null default 1,
  model text not null check (model <> '' and length(model) <= 60),
  -- Letters and digits alone, as the search spells models; shorter ones would be found in any sentence.
  model_key text not null check (length(model_key) between 3 and 40),
  producer text not null check (producer <> '' and length(producer) <= 80),
  category_id integer not null references category,
  source text not null check (source <> '' and length(source) <= 200),
  checked_on date not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint cross_reference_once unique (model_key, producer)
);
create index on cross_reference (category_id);

create table cross_reference_label (
  cross_reference_id integer not null references cross_reference on delete cascade,
  label_id integer not null references label,
  primary key (cross_reference_id, label_id)
);
create index on cross_reference_label (label_id);

-- A few values that tell it from its neighbours, with the digits they were stated with; of a class its name.
create table cross_reference_value (
  cross_reference_id integer not null references cross_reference on delete cascade,
  position integer not null check (position between 1 and 12),
  parameter text not null references parameter (code) on update cascade,
  figure text not null check (figure <> '' and length(figure) <= 20),
  unit text not null check (unit <> ''),
  method text check (length(method) <= 60),
  condition text check (length(condition) <= 60),
  primary key (cross_reference_id, position),
  check (unit = 'class' or figure ~ '^-?\d{1,9}(\.\d{1,6})?$')
);
create index on cross_reference_value (parameter);

-- Processes keep what they read, and the pages that show it.
create trigger cross_reference_words after insert or update or delete on cross_reference execute function note_words();
create trigger tell_content_changed after insert or update or delete or truncate on cross_reference
  for each statement execute function tell_content_changed();
