import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { findDocuments } from '#platform/office/documents/queries.ts'
import { findDraft, putDraft } from '#platform/office/records/server/draft-queries.ts'
import { lookAndTakeBack } from '#platform/office/records/server/take-back.ts'
import type { Context, Operator } from '#platform/server/api/context.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { findProductValues } from '../server/shared-queries.ts'
import { writeMeasured } from '../server/property-notation.ts'
import type { products, ProductValues } from './contract.ts'
import { loadReferences } from './load-references.ts'
import { findPictures } from './queries.ts'
import { writeUnseen } from './save-product.ts'
import type { ProductInput } from './to-values.ts'

/** One that is not there yet is called new. */
export const draftKey = (id: number | undefined) => ({ noun: 'product', key: id ? String(id) : 'new' })

interface Typed {
  id: number | undefined
  version: number
  input: ProductInput
}

/** As if it were saved and published, and nothing of it stays. */
const lookAt = <Result>(
  db: Database,
  operator: Operator,
  typed: Typed,
  look: (within: Database, id: number) => Promise<Result>,
) =>
  lookAndTakeBack(
    db,
    (tx) =>
      writeUnseen(tx, operator, { ...typed, input: { ...typed.input, status: 'published', pricesChecked: true } }),
    look,
  )

/** What could be published is kept for who typed it, and nobody else. */
export async function keepDraft(
  { id, version, ...input }: ParsedOf<typeof products.keepDraft>,
  { db, operator }: Context<'operator'>,
) {
  await lookAt(db, operator, { id, version, input }, () => Promise.resolve())
  await putDraft(db, operator.operatorId, draftKey(id), { version, ...input })
  return null
}

async function findTyped(db: Db, operator: Operator, id: number | undefined): Promise<Typed | undefined> {
  const kept = await findDraft<ProductInput>(db, operator.operatorId, draftKey(id))
  return kept && { id, version: kept.version, input: kept.content }
}

/** Shows the public page of what was typed. */
export async function showProductDraft<Result>(
  db: Database,
  operator: Operator,
  id: number | undefined,
  look: (within: Database, id: number) => Promise<Result>,
) {
  const typed = await findTyped(db, operator, id)
  if (!typed) throw new Refusal('NOT_FOUND')
  return lookAt(db, operator, typed, look)
}

/** Whether saving it would change anything. */
async function isNew(db: Db, by: Reach, id: number | undefined, typed: ProductValues) {
  const [saved] = id ? await findProductValues(db, by, [id]) : []
  return !saved || !isDeepStrictEqual({ ...typed, version: saved.version }, saved)
}

/**
 * For the form, which goes on with it. What cannot be saved any more, or would change nothing, is shown as it is saved.
 */
export async function openDraft(id: number | undefined, { db, operator }: Context<'operator'>) {
  const typed = await findTyped(db, operator, id)
  if (!typed) return null
  const { input, version: basis } = typed
  const shown = await lookAt(db, operator, typed, async (within, made) => {
    const [written] = await findProductValues(within, operator, [made])
    const values = written && { ...written, status: input.status }
    return values && (await isNew(db, operator, id, values)) ? asForm(within, operator, values) : undefined
  }).catch((error) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!shown) return null
  const uploaded = await findDocuments(
    db,
    input.documents.flatMap(({ fileId }) => fileId ?? []),
  )
  const fileIds = Object.fromEntries(uploaded.values().map(({ id: fileId, file }) => [file, fileId]))
  return { basis, typed: shown, fileIds }
}

/** With what its form shows beside its values. */
export async function asForm(db: Db, by: Reach, product: ProductValues) {
  const { parameters } = await loadReferences(db, by)
  const measuredTexts = product.lots.map(({ measured }) => writeMeasured(measured, parameters))
  return { ...product, measuredTexts, pictures: await findPictures(db, product.pictureIds) }
}
