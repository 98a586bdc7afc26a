import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import type { AuditNoun } from './audit/contract.ts'
import type { Found } from './found.ts'

/** How the palette finds things of a noun by what they are called. */
export interface Finder {
  permission: OperatorPermission
  find(db: Db, text: string, by: Reach): Promise<Omit<Found, 'noun'>[]>
}
export type Finders = Partial<Record<AuditNoun, Finder>>
