import { Refusal } from '#platform/contract/errors.ts'
import type { UploadKind } from '#platform/contract/upload-kind.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Customer } from '#platform/server/api/customer.ts'
import { claim, claimSent, release } from './queries.ts'

/** Keeps somebody's own upload for one purpose. Somebody else's, one in use and one that never was answer alike. */
export async function claimUpload(db: Db, owner: Customer, kind: UploadKind, id: number) {
  const upload = await claim(db, owner, kind, id)
  if (!upload) throw new Refusal('NOT_FOUND')
  return upload
}

/** Keeps what an operator has just sent to a member. */
export async function claimSentUploads(db: Db, memberId: number, operatorId: number, ids: number[]): Promise<void> {
  if ((await claimSent(db, memberId, operatorId, ids)) !== ids.length) throw new Refusal('NOT_FOUND')
}

/** Nothing refers to it any more: it goes with the next clean-up. */
export const releaseUpload = (db: Db, id: number) => release(db, id)
