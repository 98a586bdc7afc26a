import type { Upload, UploadKind } from '#contract/uploads.ts'
import { spend } from '#server/http/budget.ts'
import type { Context } from '#server/http/context.ts'
import { putUpload } from './put-upload.ts'
import { attachmentUrl, pictureUrl } from './stored-keys.ts'

const perMember = { most: 60, minutes: 60 }
const overall = { most: 3_000, minutes: 60 }
const shownWidth = 1280

/** A member's own file, within what a member may send. */
export async function storeUpload(
  { kind, file }: { kind: UploadKind; file: File },
  context: Context<'member'>,
): Promise<Upload> {
  const { db, caller } = context
  await spend(db, `uploads of ${caller.memberId}`, perMember)
  await spend(db, 'uploads', overall)
  const upload = await putUpload({ kind, file, memberId: caller.memberId }, context)
  const { id, name, type, size } = upload
  const url = kind === 'picture' ? pictureUrl(upload, shownWidth) : attachmentUrl(id)
  return { id, kind, name, type, size, url }
}
