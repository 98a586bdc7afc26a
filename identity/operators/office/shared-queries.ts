import type { GrantedPermission } from '#platform/contract/office/permissions.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { silent } from '#identity/letters/office/shared-queries.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { codes } from './role-queries.ts'

export interface Audience {
  /** What they must be allowed to, to do something about it. */
  permission: GrantedPermission
  /** Whose matter it is; its people are among them. */
  shopId: number | null
  /** Without the house, where somebody there is notified already. */
  shopOnly?: true
}

/** Who may act on it and wants to know: people of the house and of the shop. */
export const searchAudience = (db: Db, { permission, shopId, shopOnly }: Audience, topic: OperatorTopic) =>
  db.many<Columns<'operator', 'email' | 'nameEn', { name: 'nameZh' }> & { locale: Locale }>(sql`
    select email, name_zh as name, name_en as "nameEn", locale from operator
    where disabled_at is null and ${permission} = any(${codes}) and not ${silent(topic)}
      and (shop_id = ${shopId} or shop_id is null and ${shopOnly === undefined}) order by id`)
