-- Where a picture that is cut to another shape must stay visible, in percent from its upper left corner.
alter table picture
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- The whole picture in some hundred bytes of WebP, base64: shown while a large one loads.
  add column blur text not null default '' check (length(blur) <= 800);
