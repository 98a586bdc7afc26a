import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { QuoteTemplate } from '../quote-template.ts'

/** Those that can be chosen; a term that is no longer offered is left to the writer. */
export const searchTemplates = (db: Db) =>
  db.many<QuoteTemplate>(sql`
    select quote_template.id, quote_template.name_zh as name, quote_template.name_en as "nameEn",
      delivery_term.code as "deliveryTerm", payment_type.code as "paymentType", valid_days as "validDays",
      json_build_object(
        'zh-CN', concat_ws(E'\n', nullif(delivery_text_zh, ''), nullif(payment_text_zh, ''), nullif(remarks_zh, '')),
        'en-US', concat_ws(E'\n', nullif(delivery_text_en, ''), nullif(payment_text_en, ''), nullif(remarks_en, '')))
        as note
    from quote_template left join delivery_term on delivery_term.id = delivery_term_id and delivery_term.active
    left join payment_type on payment_type.id = payment_type_id and payment_type.active
    where quote_template.active order by quote_template.position, quote_template.id`)
