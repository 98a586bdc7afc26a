import { randomBytes } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { acceptFile } from '#platform/server/files/accept-file.ts'
import { fileName } from '#platform/server/files/file-name.ts'
import type { Context } from '#platform/server/api/context.ts'
import { insertDocument } from './queries.ts'

/** Keeps a paper until something names it; only PDF, because buyers open it anywhere. */
export async function storeDocument(sent: File, { db, storage, operator }: Context<'operator'>) {
  const bytes = Buffer.from(await sent.arrayBuffer())
  const { extension, type } = await acceptFile(sent.name, bytes, 'attachment')
  if (extension !== 'pdf') throw new Refusal('INVALID_INPUT', { fields: { file: 'adminForm.pdfOnly' } })
  const file = `document/${randomBytes(16).toString('base64url')}.pdf`
  const name = fileName(sent.name, extension)
  await storage.put(`media/${file}`, bytes, type)
  return db.transaction(async (tx) => {
    const { operatorId } = operator
    const made = await insertDocument(tx, { file, name, bytes: bytes.length, operatorId })
    const fileId = made?.id ?? 0
    await audit(tx, operator, {
      action: 'create',
      noun: 'productFile',
      key: fileId,
      title: name,
      after: { file, bytes: bytes.length },
    })
    return { fileId, name, bytes: bytes.length }
  })
}
