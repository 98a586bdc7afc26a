-- What a picture shows, for who cannot see it; proposed wherever it is placed.
alter table picture
  add column alt_zh text not null default '',
  add column alt_en text not null default '';

-- Whatever a version may use: its numbers, the lists of a product, and the addresses of pictures in its texts. It may
-- name too much, never too little, so that the uses of a few files are read without reading every version.
create function media_in(content jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct named), '{}') from (
    select value from jsonb_each_text(content) where value ~ '^[0-9]{1,10}$'
    union all select value #>> '{}' from jsonb_path_query(content, '$.pictureIds[*]') as value
    union all select value #>> '{}' from jsonb_path_query(content, '$.documents[*].fileId') as value
    union all select found[1] from regexp_matches(content::text, '(/media/[A-Za-z0-9_/-]+)-[0-9]+[.](?:webp|avif|jpg)', 'g') as found
  ) as all_of (named)
$$;
create index content_version_media on content_version using gin (media_in(content)) with (fastupdate = off);
