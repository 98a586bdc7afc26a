import { Refusal } from '#platform/contract/errors.ts'
import type { Permission } from '../permissions.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findPermissionsOf } from './queries.ts'

/** The role decides, at this moment: what an operator takes away is gone with the next call. */
export async function requirePermission({ db, caller }: Context<'member'>, code: Permission): Promise<void> {
  const role = await findPermissionsOf(db, caller.memberId)
  if (!role?.permissions.includes(code)) throw new Refusal('FORBIDDEN')
}
