import type { UploadKind } from '#platform/contract/upload-kind.ts'
import { to } from '#platform/contract/to.ts'
import type { Upload, VisitorUpload } from '../contract.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { signedLink, signedPaths } from '#platform/server/files/signed-files.ts'
import { identifyVisitor } from '#identity/contacts/server/identify-visitor.ts'
import { putUpload } from './put-upload.ts'
import { pictureUrl } from '#platform/server/files/stored-keys.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

const perMember = { most: 60, minutes: 60 }
const perVisitor = { most: 20, minutes: 60 }
// An office behind one address has several people in it.
const perAddress = { most: 60, minutes: 60 }
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
  const upload = await putUpload({ kind, file, owner: { memberId: caller.memberId } }, context)
  const { id, name, type, size } = upload
  const url = kind === 'picture' ? pictureUrl(upload, shownWidth) : to.file.attachment(id)
  return { id, kind, name, type, size, url }
}

/** A file of somebody who is not signed in: theirs by the id that only their browser knows. */
export async function storeUploadOfVisitor(
  { cookieId, file }: { cookieId?: string | null | undefined; file: File },
  context: Context,
): Promise<VisitorUpload> {
  const { db, ip, locale } = context
  await spend(db, `uploads ip ${networkOf(ip)}`, perAddress)
  const visitor = await db.transaction((tx) =>
    identifyVisitor(tx, { cookieId: cookieId ?? undefined, locale, memberId: null }),
  )
  await spend(db, `uploads of visitor ${visitor.id}`, perVisitor)
  await spend(db, 'uploads', overall)
  const kind = 'attachment'
  const upload = await putUpload({ kind, file, owner: { visitorId: visitor.id } }, context)
  const { id, name, type, size } = upload
  return { id, kind, name, type, size, url: signedLink(signedPaths.visitor, upload), cookieId: visitor.cookieId }
}
