import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'
import type { PlanPart } from '../plan.ts'

export interface PaymentTerms {
  code: string
  name: string
  nameEn: string
  payMethod: PayMethod
  parts: PlanPart[]
}

/** Of the row `type` of `payment_type`, as json. */
const terms = sql`jsonb_build_object('code', type.code, 'name', name_zh, 'nameEn', name_en,
  'payMethod', type.pay_method, 'parts', (
    select coalesce(jsonb_agg(jsonb_build_object('share', share, 'due', due, 'days', days, 'secured', secured)
      order by part.position), '[]')
    from payment_type_part as part where payment_type_id = type.id))`

/** A payment type with its parts, as json. What has only a code left is paid in advance. */
export const paymentTermsOf = (code: Sql) => sql`coalesce((
  select ${terms} from payment_type as type where type.code = ${code}),
  jsonb_build_object('code', ${code}, 'name', ${code}, 'nameEn', ${code}, 'payMethod', 'transfer', 'parts', '[]'::jsonb))`

/** Those of a quote, as they were when it was sent. */
export const paymentTermsOfQuote = sql`coalesce(quote.terms -> 'payment', ${paymentTermsOf(sql`quote.payment_type`)})`

/** Paid before the goods leave, and begun at order: what everybody may choose. The rest is agreed in a quote. */
const prepaid = sql`type.active and exists (
    select from payment_type_part where payment_type_id = type.id and due = 'atOrder')
  and not exists (
    select from payment_type_part where payment_type_id = type.id
      and (secured <> 'money' or due not in ('atOrder', 'beforeShipping')))`

/** As json; null where it is not for everybody. */
export const offeredType = (code: string | undefined) => sql`(
  select ${terms} from payment_type as type where type.code = ${code ?? null}::text and ${prepaid})`

export async function searchOfferedTypes(db: Db): Promise<PaymentTerms[]> {
  const rows = await db.many<{ terms: PaymentTerms }>(sql`
    select ${terms} as terms from payment_type as type where ${prepaid} order by type.position, type.id`)
  return rows.map(({ terms: found }) => found)
}
