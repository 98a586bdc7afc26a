import type { Answer, DayFigures, Figures } from './contract.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

const today = sql`(now() at time zone ${sellerZone}::text)::date`
const dayOf = (column: Sql) => sql`(${column} at time zone ${sellerZone}::text)::date`
/** The instant at which the first of these days began. */
const start = (days: number) => sql`((${today} - ${days - 1}::int)::timestamp at time zone ${sellerZone}::text)`
const perDay = (days: number, columns: Sql, table: Sql, at: Sql, where: Sql = sql`true`) => sql`
  select ${dayOf(at)} as day, ${columns} from ${table} where ${at} >= ${start(days)} and ${where} group by 1`

const noChannel = sql`not (email_flag or facebook_flag or whatsapp_flag or linkedin_flag)`

/** Every day has a row, also one on which nothing happened. Robots are no visits. */
export const searchDays = (db: Reader, days: number) =>
  db.many<DayFigures>(sql`
    with visits as (${perDay(
      days,
      sql`count(*) filter (where ${noChannel}) as direct, count(*) filter (where email_flag) as email,
        count(*) filter (where facebook_flag) as facebook, count(*) filter (where whatsapp_flag) as whatsapp,
        count(*) filter (where linkedin_flag) as linkedin`,
      sql`visit`,
      sql`visited_at`,
      sql`not bot`,
    )}),
    asked as (${perDay(days, sql`count(*) as enquiries`, sql`enquiry`, sql`created_at`)}),
    quoted as (${perDay(days, sql`count(*) as sent`, sql`quote`, sql`created_at`)}),
    won as (${perDay(days, sql`count(*) as won`, sql`quote_history`, sql`at`, sql`event = 'accept'`)}),
    ordered as (${perDay(days, sql`count(*) as orders`, sql`sales_order`, sql`placed_at`)}),
    paid as (${perDay(days, sql`count(*) as paid`, sql`sales_order`, sql`paid_at`)})
    select day::date as day, coalesce(direct, 0) as direct, coalesce(email, 0) as email,
      coalesce(facebook, 0) as facebook, coalesce(whatsapp, 0) as whatsapp, coalesce(linkedin, 0) as linkedin,
      coalesce(enquiries, 0) as enquiries, coalesce(sent, 0) as "quotesSent", coalesce(won, 0) as "quotesWon",
      coalesce(orders, 0) as orders, coalesce(paid, 0) as "ordersPaid"
    from (select generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day')::date as day) as calendar
    left join visits using (day) left join asked using (day) left join quoted using (day) left join won using (day)
    left join ordered using (day) left join paid using (day) order by day`)

export const searchTerms = (db: Reader, days: number) =>
  db.many<Omit<Figures['terms'][number], 'answer'> & { lastDay: string }>(sql`
    select term, sum(searches)::int as searches, sum(without_result)::int as "withoutResult",
      max(day) filter (where without_result > 0) as "lastDay" from search_term
    where day > ${today} - ${days}::int and without_result > 0
    group by term order by sum(without_result) desc, term limit 20`)

/** Search words that are these terms, and cross-references that have one of these keys. */
export const searchAnswers = (db: Reader, terms: readonly string[], keys: readonly string[]) =>
  db.many<Answer & { key: string }>(sql`
    select 'aliases' as list, id, word as name, lower(word) as key, ${dayOf(sql`created_at`)} as on
    from alias where lower(word) = any(${terms})
    union all
    select 'crossReferences', id, model, model_key, ${dayOf(sql`created_at`)}
    from cross_reference where active and model_key = any(${keys}) order by 1, 2`)

export const findAnswerTime = (db: Reader, days: number) =>
  db.first<{ minutes: number | null }>(sql`
    select round(percentile_cont(0.5) within group (order by office_minutes(created_at, first_answer_at)))::int as minutes
    from enquiry where created_at >= ${start(days)} and first_answer_at is not null`)
