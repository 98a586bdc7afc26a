import { Refusal } from '#platform/contract/errors.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isPassword } from './passwords.ts'

/** The password again, of a member or an operator who is signed in: having the token is not enough for this change. */
export async function provePassword(
  db: Db,
  person: { kind: 'member' | 'operator'; id: number; passwordHash: string | null },
  password: string,
  field: string,
): Promise<void> {
  await spend(db, `password again ${person.kind} ${person.id}`, { most: 10, minutes: 15 })
  if (await isPassword(password, person.passwordHash ?? undefined)) return
  throw new Refusal('PASSWORD_WRONG', { fields: { [field]: 'errors.PASSWORD_WRONG' } })
}
