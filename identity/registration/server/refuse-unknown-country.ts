import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findCountry } from './queries.ts'

export async function refuseUnknownCountry(db: Db, id: number): Promise<void> {
  if (!(await findCountry(db, id)))
    throw new Refusal('INVALID_INPUT', { fields: { country: 'registration.selectCountry' } })
}
