import type pg from 'pg'

// Every synthetic product is a demo product under another model name: same family, values nearby, now and then another
// brand. Words, facets and values are then spread as in the demo data.

const products = (from: number, to: number) => `
insert into product (code, status, shop_id, category_id, brand_id, country_id, grade, field_type, series, model, name_zh,
  name_en, description_zh, description_en, form, colour_hex, colour_zh, colour_en, aliases, self_run, recommended, is_new,
  currency, price_per_tonne, minimum_order_kg, stock_kg, lead_time_days, created_at)
select 'bench-' || i, 'published', t.shop_id, t.category_id, b.brand_id, b.country_id, t.grade, t.field_type, t.series,
  t.model || '-' || upper(to_hex(i)), t.name_zh, t.name_en, t.description_zh, t.description_en, t.form, t.colour_hex,
  t.colour_zh, t.colour_en, '{}', false, i % 500 = 0, i % 400 = 0, t.currency,
  t.price_per_tonne * (80 + i % 41) / 100, t.minimum_order_kg, (i % 7) * 1000, t.lead_time_days,
  now() - make_interval(mins => i)
from generate_series(${from}, ${to}) as i
join template as t on t.at = abs(hashint4(i)) % (select count(*) from template)
join template as b on b.at = case when i % 10 < 8 then t.at else abs(hashint4(-i)) % (select count(*) from template) end`

const made = (table: string, columns: string, values = columns) => `
insert into ${table} (product_id, ${columns})
select new.id, ${values} from new join ${table} as old on old.product_id = new.template_id`

const jitter = '(0.8 + (new.id * 31 + old.position * 17) % 41 / 100.0)'
const property = `
insert into property (product_id, parameter_id, position, min, typical, max, text, unit, method, condition, source,
  base_low, base_high, measurement_id)
select new.id, parameter_id, position, min * ${jitter}, typical * ${jitter}, max * ${jitter}, text, unit, method,
  condition, source, base_low * ${jitter}, base_high * ${jitter}, measurement_id
from new join property as old on old.product_id = new.template_id and old.lot_id is null`

// Every tenth product has one label less than its template.
const labels = `
insert into product_label (product_id, label_id)
select new.id, label_id from new join product_label as old on old.product_id = new.template_id
where new.id % 10 > 0 or label_id <> (select min(label_id) from product_label where product_id = new.template_id)`

const facets = `
create temp table facet as
select new.id, p.brand_id, p.country_id, p.category_id, c.parent_id, p.grade, p.field_type, p.self_run, p.recommended,
  p.is_new, coalesce(l.label_ids, '{}') as label_ids
from new join product as p using (id) join category as c on c.id = p.category_id
left join (select product_id, array_agg(label_id order by label_id) as label_ids from product_label group by 1) as l
  on l.product_id = new.id`

const facetColumns = 'brand_id, category_id, country_id, grade, field_type, label_ids, self_run, recommended, is_new'
const groups = `
insert into facet_group (${facetColumns}, product_count, tokens)
select ${facetColumns}, count(*), array_to_tsvector(array['#b' || brand_id, '#o' || country_id, '#c' || category_id,
  '#c' || parent_id, '#g' || grade, '#f' || field_type, '#s' || self_run::int, '#r' || recommended::int,
  '#n' || is_new::int] || array(select '#l' || unnest(label_ids)))
from facet group by ${facetColumns}, parent_id
on conflict (${facetColumns}) do update set product_count = facet_group.product_count + excluded.product_count`

const searchRows = `
insert into product_search (product_id, group_id, shop_id, score, created_at, listed_at, currency, price, model_key, tokens)
select p.id, g.id, p.shop_id, t.score - 3 * t.recommended::int - 2 * t.self_run::int - t.is_new::int
    + 3 * p.recommended::int + p.is_new::int, p.created_at,
  p.created_at, p.currency, p.price_per_tonne, m.key,
  g.tokens || array_to_tsvector(t.own || m.words || array['=' || m.key])
from new join product as p using (id) join facet using (id)
join own_words as t on t.product_id = new.template_id
join facet_group as g on (${facetColumns
  .split(', ')
  .map((column) => `g.${column}`)
  .join(', ')}) = (${facetColumns
  .split(', ')
  .map((column) => `facet.${column}`)
  .join(', ')})
cross join lateral (
  select left(regexp_replace(lower(p.model), '[^a-z0-9]', '', 'g'), 40) as key,
    array_remove(regexp_split_to_array(lower(p.model), '[^a-z0-9]+'), '')
      || left(regexp_replace(lower(p.model), '[^a-z0-9]', '', 'g'), 40)
      || array(select (regexp_matches(lower(p.model), '[0-9]{3,}', 'g'))[1]) as words
) as m`

const ownWords = `
create temp table own_words as
select s.product_id, s.score, p.recommended, p.self_run, p.is_new, array(
  select word from unnest(tsvector_to_array(s.tokens)) as word
  where word !~ '^[#=]' and ltrim(word, '~') <> all (
    array_remove(regexp_split_to_array(lower(p.model), '[^a-z0-9]+'), '') || s.model_key)
) as own from product_search as s join product as p on p.id = s.product_id`

const vocab = `
insert into search_vocab (word, products)
select regexp_replace(word, '^~', ''), sum(ndoc) from ts_stat('select tokens from product_search where product_id in (select id from new)')
where word !~ '^[#^=]' group by 1 on conflict (word) do update set products = search_vocab.products + excluded.products`

const grown = [
  'product',
  'property',
  'product_label',
  'product_picture',
  'packing',
  'price_tier',
  'product_search',
  'search_vocab',
]

/** Fills up to so many products; the demo catalogue is there already. */
export async function growCatalogue(client: pg.Client, size: number): Promise<void> {
  const run = (text: string) => client.query(text)
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from product')
  const missing = size - (rows[0]?.count ?? 0)
  if (missing <= 0) return
  await run(`set session_replication_role = replica; set maintenance_work_mem = '1GB'; set statement_timeout = 0`)
  await run(`create temp table template as
    select *, row_number() over (order by id) - 1 as at from product where code not like 'bench-%'`)
  await run(ownWords)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `
    select indexname as name, indexdef as definition from pg_indexes left join pg_constraint on conname = indexname
    where schemaname = 'public' and tablename = any($1) and conname is null`,
    [grown],
  )
  for (const { name } of indexes) await run(`drop index ${name}`)
  await run(products(1, missing))
  await run(`create temp table new as
    select p.id, t.id as template_id from product as p
    join template as t on t.at = abs(hashint4(substr(p.code, 7)::int)) % (select count(*) from template)
    where p.code like 'bench-%'`)
  await run('create unique index on new (id); analyze new')
  await run(property)
  await run(labels)
  await run(made('product_picture', 'position, picture_id'))
  await run(made('packing', 'unit, kilograms, holds_unit, holds_count'))
  await run(made('price_tier', 'from_kg, price_per_tonne', 'from_kg, price_per_tonne'))
  await run(facets)
  await run(groups)
  await run('analyze facet_group; analyze facet')
  await run(searchRows)
  await run(vocab)
  for (const { definition } of indexes) await run(definition)
  await run('update search_state set version = version + 1')
  await run('vacuum analyze')
}
