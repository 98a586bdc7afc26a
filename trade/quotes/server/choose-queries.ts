import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface Choice {
  position: number
  kilograms: number
}

/** The next version of a valid quote, at other quantities of those that it offered; `found` is how many of them it did. */
export const insertChosen = (db: Db, id: number, memberId: number, choices: Choice[]) =>
  db.first<{ id: number; found: number }>(sql`
    with taken as (
      select tier.position, tier.kilograms, tier.price_per_tonne
      from jsonb_to_recordset(${JSON.stringify(choices)}) as choice (position int, kilograms int)
      join quote_tier tier on tier.quote_id = ${id} and tier.position = choice.position
        and tier.kilograms = choice.kilograms),
    line as (
      select quote_line.*, coalesce(taken.kilograms, quote_line.kilograms) as chosen_kilograms,
        coalesce(taken.price_per_tonne, quote_line.price_per_tonne) as chosen_price
      from quote_line left join taken using (position) where quote_id = ${id}),
    made as (
      insert into quote (enquiry_id, quote_no, version, contact_id, currency, total, kilograms, delivery_term,
        delivery_place, payment_type, valid_until, expires_at, note, terms, bought_as)
      select enquiry_id, quote_no, version + 1, contact_id, currency,
        (select sum((chosen_price * chosen_kilograms + 500) / 1000) from line), (select sum(chosen_kilograms) from line),
        delivery_term, delivery_place, payment_type, valid_until, expires_at, note, terms, bought_as
      from quote where id = ${id} and expires_at > now()
      returning id),
    lines as (
      insert into quote_line (quote_id, position, enquiry_position, replacement, product_id, lot_id, lot_code, product,
        picture_id, kilograms, price_per_tonne, amount, lead_time_days, note)
      select made.id, position, enquiry_position, replacement, product_id, lot_id, lot_code, product, picture_id,
        chosen_kilograms, chosen_price, (chosen_price * chosen_kilograms + 500) / 1000, lead_time_days, note
      from made, line),
    tiers as (
      insert into quote_tier (quote_id, position, kilograms, price_per_tonne)
      select made.id, position, kilograms, price_per_tonne from made, quote_tier where quote_id = ${id}),
    history as (
      insert into quote_history (quote_id, event, to_status, actor, actor_id)
      select id, 'send', 'sent', 'member', ${memberId} from made)
    select id, (select count(*) from taken) as found from made`)
