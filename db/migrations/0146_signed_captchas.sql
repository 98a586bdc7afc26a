-- A captcha is signed and kept nowhere until it is answered; from then on its id stands here, so that it counts once.
-- Processes of the version before still write hashes of their answers.
alter table captcha alter column answer_hash drop not null;

-- What captchas are signed with: one key, the same for every process.
create table captcha_key (
  one boolean primary key default true check (one),
  key bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into captcha_key default values;
