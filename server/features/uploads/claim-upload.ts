import { Refusal } from '#contract/errors.ts'
import type { UploadKind } from '#contract/uploads.ts'
import type { Db } from '#server/database/database.ts'
import { claim, release } from './queries.ts'

/** Keeps a member's own upload for one purpose. Somebody else's, one in use and one that never was answer alike. */
export async function claimUpload(db: Db, memberId: number, kind: UploadKind, id: number) {
  const upload = await claim(db, memberId, kind, id)
  if (!upload) throw new Refusal('NOT_FOUND')
  return upload
}

/** Nothing refers to it any more: it goes with the next clean-up. */
export const releaseUpload = (db: Db, id: number) => release(db, id)
