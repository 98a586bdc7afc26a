import { sql } from '#platform/server/database/sql.ts'

const named = sql`id as value, name_zh as name, name_en as "nameEn"`

/** What a template can name: terms that are offered. */
export const deliveryTermChoices = sql`select ${named} from delivery_term where active order by position, id`
export const paymentTypeChoices = sql`select ${named} from payment_type where active order by position, id`
