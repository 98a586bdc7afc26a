import type { GrantedPermission } from '#platform/contract/office/permissions.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { letterheadJson, type Letterhead } from '#platform/server/mail/queries.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { silent } from '#identity/letters/office/shared-queries.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { isAllowed } from './role-queries.ts'

export interface Audience {
  /** What they must be allowed to, to do something about it. */
  permission: GrantedPermission
  /** Whose matter it is; its people are among them. Of several shops what stands behind `shop_id =`. */
  shopId: number | null | Sql
  /** Without the house, where somebody there is notified already. */
  shopOnly?: true
  /** Without this one, who did it. */
  except?: number
  /** This one alone, who asked for it. */
  only?: number
}

const among = ({ permission, shopId, shopOnly, except, only }: Audience) => sql`
  disabled_at is null and ${isAllowed(permission)}
  and (shop_id = ${shopId} or shop_id is null and ${shopOnly === undefined})
  ${except === undefined ? nothing : sql`and operator.id <> ${except}`}
  ${only === undefined ? nothing : sql`and operator.id = ${only}`}`

export const existsAudience = async (db: Db, audience: Audience) =>
  (await db.run(sql`select from operator where ${among(audience)} limit 1`)) > 0

/** Somebody to write to. */
export interface Listener extends Columns<'operator', 'email' | 'nameEn' | 'shopId', { name: 'nameZh' }> {
  locale: Locale
  letterhead: Letterhead | null
}

/** Who may act on it and wants to know: people of the house and of the shop. */
export const selectAudience = (audience: Audience, topic: OperatorTopic): Sql => sql`
  select email, name_zh as name, name_en as "nameEn", shop_id as "shopId", locale,
    ${letterheadJson(sql`operator.locale`)} as letterhead from operator
  where ${among(audience)} and not ${silent(topic)} order by id`

export const searchAudience = (db: Db, audience: Audience, topic: OperatorTopic) =>
  db.many<Listener>(selectAudience(audience, topic))
