import type pg from 'pg'
import type { ProductQuery } from '#contract/products.ts'
import { openDatabase, type Db } from '#server/database/database.ts'
import type { Sql } from '#server/database/sql.ts'
import { fetchMatches } from '#server/features/products/fetch-matches.ts'
import { matchProducts } from '#server/features/products/match-products.ts'

/** Runs a search beside the site and notes every statement it sends. */
async function statementsOf(db: Db, query: ProductQuery): Promise<Sql[]> {
  const sent: Sql[] = []
  const noting = (name: 'many' | 'first' | 'run') => (statement: Sql) => {
    sent.push(statement)
    return db[name](statement) as Promise<never>
  }
  const noted: Db = { many: noting('many'), first: noting('first'), run: noting('run') }
  await fetchMatches(noted, await matchProducts(noted, query, { facets: true }), query)
  // The lexicon and the names are read once after a change, not with every search.
  return sent.filter(
    ({ text }) => /product_search|facet_group|from unnest/.test(text) && !text.includes("union all select '#b'"),
  )
}

export interface Plan {
  name: string
  plan: string
  /** Products read one after another, from the first to the last. */
  sequential: boolean
}

export async function explainSearches(
  client: pg.Client,
  url: string,
  queries: Record<string, ProductQuery>,
): Promise<Plan[]> {
  const db = openDatabase({ url, pool: 2 })
  const plans: Plan[] = []
  for (const [name, query] of Object.entries(queries))
    for (const { text, values } of await statementsOf(db, query)) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off, summary on) ${text}`,
        values,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      plans.push({ name, plan, sequential: /Seq Scan on (product|product_search)\b/.test(plan) })
    }
  await db.end()
  return plans
}
