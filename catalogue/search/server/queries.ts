import { sellerZone } from '#platform/texts/format.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface TermCount {
  term: string
  searches: number
  withoutResult: number
}

/** In the order of the terms, so that two processes never wait for each other. */
export const addTerms = (db: Db, terms: TermCount[]) =>
  db.run(sql`
    insert into search_term (day, term, searches, without_result)
    select (now() at time zone ${sellerZone}::text)::date, term, searches, "withoutResult"
    from jsonb_to_recordset(${JSON.stringify(terms)}) as counted (term text, searches int, "withoutResult" int)
    order by term
    on conflict (day, term) do update set searches = search_term.searches + excluded.searches,
      without_result = search_term.without_result + excluded.without_result`)

export const removeOldTerms = (db: Db) => db.run(sql`delete from search_term where day < current_date - 400`)
