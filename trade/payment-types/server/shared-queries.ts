import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'
import type { PlanPart } from '../plan.ts'

export interface PaymentTerms {
  code: string
  name: string
  nameEn: string
  payMethod: PayMethod
  parts: PlanPart[]
}

/** A payment type with its parts, as json. What has only a code left is paid in advance. */
export const paymentTermsOf = (code: Sql) => sql`coalesce((
  select jsonb_build_object('code', type.code, 'name', name_zh, 'nameEn', name_en, 'payMethod', type.pay_method, 'parts', (
    select coalesce(jsonb_agg(jsonb_build_object('share', share, 'due', due, 'days', days, 'secured', secured)
      order by part.position), '[]')
    from payment_type_part as part where payment_type_id = type.id))
  from payment_type as type where type.code = ${code}),
  jsonb_build_object('code', ${code}, 'name', ${code}, 'nameEn', ${code}, 'payMethod', 'transfer', 'parts', '[]'::jsonb))`

/** Those of a quote, as they were when it was sent. */
export const paymentTermsOfQuote = sql`coalesce(quote.terms -> 'payment', ${paymentTermsOf(sql`quote.payment_type`)})`
