import { audit } from '../audit/server/audit.ts'
import { acceptFile } from '#platform/server/files/accept-file.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { storePicture } from './store-picture.ts'

const perOperator = { most: 300, minutes: 60 }

/** Checks, redraws and stores a picture in every size that pages ask for. */
export async function addPicture(file: File, { db, storage, operator }: Context<'operator'>) {
  await spend(db, `pictures of operator ${operator.operatorId}`, perOperator)
  const bytes = Buffer.from(await file.arrayBuffer())
  await acceptFile(file.name, bytes, 'picture')
  const title = file.name.slice(0, 100)
  return storePicture(db, storage, bytes, (tx, { id, src, width, height }) =>
    audit(tx, operator, { action: 'create', noun: 'picture', key: id, title, after: { src, width, height } }),
  )
}
