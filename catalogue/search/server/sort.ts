import type { productSorts } from '../contract.ts'
import { sql, Sql } from '#platform/server/database/sql.ts'

export type Sort = { by: (typeof productSorts)[number]; descending: boolean }

/** A place in a sorted list, by the product that stands there. */
export interface Anchor {
  offset: number
  /** What the list is sorted by, as text; nothing where a price is not known. */
  key: string | null
  id: number
}

const raw = (text: string) => new Sql(text, [])

export function order({ by, descending }: Sort): Sql {
  const direction = descending ? 'desc' : 'asc'
  const orders = {
    relevance: 'score desc, product_id desc',
    created: `created_at ${direction}, product_id ${direction}`,
    // Prices of two currencies are not compared, and those without a price come last.
    price: `currency asc nulls last, price ${direction} nulls last, product_id`,
    model: `model_key ${direction}, product_id ${direction}`,
  }
  return raw(orders[by])
}

const keys = { relevance: 'score', created: 'created_at', price: 'price', model: 'model_key' }
export const keyOf = ({ by }: Sort): Sql => raw(`${keys[by]}::text`)

/** Nothing before the anchor. */
export function fromAnchor({ by, descending }: Sort, { key, id }: Anchor): Sql {
  const types = { relevance: 'int', created: 'timestamptz', price: 'bigint', model: 'text' }
  const reached = by === 'relevance' || descending ? '<=' : '>='
  return sql`and (${raw(keys[by])}, product_id) ${raw(reached)} (${key}::${raw(types[by])}, ${id}::int)`
}
