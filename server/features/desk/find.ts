import type { AuditNoun } from '#contract/operator/audit.ts'
import type { Found } from '#contract/operator/desk.ts'
import { permissionsOf, type OperatorPermission } from '#contract/operator/permissions.ts'
import type { Db } from '#server/database/database.ts'
import type { Context } from '#server/http/context.ts'

/** How the palette finds things of a noun by what they are called. */
export interface Finder {
  permission: OperatorPermission
  find(db: Db, text: string): Promise<Omit<Found, 'noun'>[]>
}
export type Finders = Partial<Record<AuditNoun, Finder>>

/** A few of each noun that the operator may look at. */
export async function findByName(finders: Finders, text: string, { db, operator }: Context<'operator'>) {
  const own = permissionsOf(operator.role)
  const found = await Promise.all(
    (Object.entries(finders) as [AuditNoun, Finder][])
      .filter(([, { permission }]) => own.includes(permission))
      .map(async ([noun, { find }]) => (await find(db, text)).map((each) => ({ noun, ...each }))),
  )
  return found.flat()
}
