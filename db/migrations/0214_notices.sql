-- A letter is stored as its kind and facts, and written when it is read. Those that somebody wrote keep their words.
alter table letter
  drop constraint letter_kind_check,
  add column facts jsonb,
  alter column subject set default '',
  alter column content set default '';

-- What members chose per topic; without a row it is as the site proposes.
create table member_notice_choice (
  member_id integer not null references member on delete cascade,
  topic text not null,
  letter boolean not null,
  mail boolean not null,
  primary key (member_id, topic)
);

-- The same for operators: a signal on open pages of the back office, a mail, both or none.
create table operator_notice_choice (
  operator_id integer not null references operator on delete cascade,
  topic text not null,
  page boolean not null,
  mail boolean not null,
  primary key (operator_id, topic)
);
