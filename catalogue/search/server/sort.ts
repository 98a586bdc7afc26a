import type { rowSorts } from '../contract.ts'
import { sql, Sql } from '#platform/server/database/sql.ts'

export interface Sort {
  /** `random` is the same order each time, and says nothing about the goods. */
  by: (typeof rowSorts)[number] | 'random'
  descending: boolean
  /** At which prices in dollars are compared with those in yuan; null where no rate is stated. */
  cnyPerUsd: string | null
}

/** A place in a sorted list, by the product that stands there. */
export interface Anchor {
  offset: number
  /** What the list is sorted by, as text; nothing where a price is not known. */
  key: string | null
  id: number
}

const raw = (text: string) => new Sql(text, [])

/** A price in fen, exact; nothing where there is none. */
const inYuan = (cnyPerUsd: string) => sql`case currency when 'USD' then price * ${cnyPerUsd}::numeric else price end`

/** The rows of one currency, or without a price, as an index of `product_search` has them. */
export const alongPrice = ({ descending }: Sort): Sql =>
  raw(`currency asc nulls last, price ${descending ? 'desc' : 'asc'} nulls last, product_id`)

export function order(sort: Sort): Sql {
  const { by, descending, cnyPerUsd } = sort
  const direction = descending ? 'desc' : 'asc'
  // Without a rate prices of two currencies are not compared; goods without a price come last.
  if (by === 'price')
    return cnyPerUsd === null ? alongPrice(sort) : sql`${inYuan(cnyPerUsd)} ${raw(direction)} nulls last, product_id`
  const orders = {
    relevance: 'score desc, product_id desc',
    created: `created_at ${direction}, product_id ${direction}`,
    model: `model_key ${direction}, product_id ${direction}`,
    random: 'hashint4(product_id), product_id',
  }
  return raw(orders[by])
}

const keys = {
  relevance: 'score',
  created: 'created_at',
  price: 'price',
  model: 'model_key',
  random: 'hashint4(product_id)',
}
export const keyOf = ({ by }: Sort): Sql => raw(`${keys[by]}::text`)

/** Nothing before the anchor. */
export function fromAnchor({ by, descending }: Sort, { key, id }: Anchor): Sql {
  const types = { relevance: 'int', created: 'timestamptz', price: 'bigint', model: 'text', random: 'int' }
  const reached = by === 'relevance' || descending ? '<=' : '>='
  return sql`and (${raw(keys[by])}, product_id) ${raw(reached)} (${key}::${raw(types[by])}, ${id}::int)`
}
