import { createHash } from 'node:crypto'
import { audit } from '../audit/server/audit.ts'
import { acceptFile } from '#platform/server/files/accept-file.ts'
import { fileName } from '#platform/server/files/file-name.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findSame } from './queries.ts'
import { storePicture } from './store-picture.ts'

const perOperator = { most: 300, minutes: 60 }

/** Checks, redraws and stores a picture in every size that pages ask for; one that came before is the same picture. */
export async function addPicture(file: File, { db, storage, operator }: Context<'operator'>) {
  await spend(db, `pictures of operator ${operator.operatorId}`, perOperator)
  const bytes = Buffer.from(await file.arrayBuffer())
  const { extension } = await acceptFile(file.name, bytes, 'picture')
  const sha256 = createHash('sha256').update(bytes).digest()
  const same = await findSame(db, operator, sha256)
  if (same) {
    const { id, alt, altEn, name: knownAs } = same
    return { id, ...same.picture, alt, altEn, knownAs }
  }
  const name = fileName(file.name, extension)
  const { operatorId, shopId } = operator
  const sent = { name, bytes: bytes.length, sha256, operatorId, shopId }
  return storePicture(db, storage, bytes, sent, (tx, { id, src, width, height }) =>
    audit(tx, operator, { action: 'create', noun: 'picture', key: id, title: name, after: { src, width, height } }),
  )
}
