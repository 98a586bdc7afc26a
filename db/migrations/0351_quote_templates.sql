-- Terms that a house often quotes on: chosen in the form of a quote, they fill its fields.
create table quote_template (
  id integer generated always as identity primary key,
  version integer not null default 1,
  position integer not null default 0,
  name_zh text not null,
  name_en text not null,
  delivery_term_id integer references delivery_term on delete set null,
  payment_type_id integer references payment_type on delete set null,
  valid_days integer check (valid_days between 1 and 180),
  delivery_text_zh text,
  delivery_text_en text,
  payment_text_zh text,
  payment_text_en text,
  remarks_zh text,
  remarks_en text,
  active boolean not null default true
);
create index on quote_template (delivery_term_id);
create index on quote_template (payment_type_id);
