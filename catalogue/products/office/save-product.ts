import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { products, ProductValues } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { audit, type Actor } from '#platform/office/audit/server/audit.ts'
import { findImage } from '#platform/office/audit/server/queries.ts'
import { onTopOf } from '#platform/office/on-top-of.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import { dropDrafts } from '#platform/office/records/server/draft-queries.ts'
import { missingPictures } from '#platform/office/pictures/hold-pictures.ts'
import type { Context } from '#platform/server/api/context.ts'
import { problemsOf } from './check-product.ts'
import { isDoubtful } from './doubtful-price.ts'
import { lockProductValues, newIds, picturesOf } from '../server/shared-queries.ts'
import { indexProducts } from '#catalogue/search/server/index-products.ts'
import { keepProducts } from './keep-products.ts'
import { loadReferences } from './load-references.ts'
import { isCodeTaken, takenLotCodes } from './queries.ts'
import { titleOf } from '../server/product-title.ts'
import { toValues, type ProductInput } from './to-values.ts'

export const createProduct = (input: ParsedOf<typeof products.create>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const [id = 0] = await newIds(tx, 'product', 1)
    const after = await write(tx, operator, input, id)
    await dropDrafts(tx, { noun: 'product', key: 'new' }, operator.operatorId)
    const title = titleOf(after)
    return { id, ...(await audit(tx, operator, { action: 'create', noun: 'product', key: id, title, after })) }
  })

export const saveProduct = (input: ParsedOf<typeof products.update>, { db, operator, locale }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { id, version } = input
    const [before] = await lockProductValues(tx, operator, [id])
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.version !== version) throw await conflict(tx, 'product', id, locale)
    const base = input.since ? await findImage(tx, 'product', id, input.since) : undefined
    const after = await write(tx, operator, input, id, before, base)
    await dropDrafts(tx, { noun: 'product', key: String(id) }, operator.operatorId)
    return audit(tx, operator, { action: 'update', noun: 'product', key: id, title: titleOf(after), before, after })
  })

interface Unseen {
  /** Missing for a new one. */
  id: number | undefined
  /** The one that was changed. */
  version: number
  input: ProductInput
}

/** Writes it on top of what is saved now, for whoever takes it back; answers its id. */
export async function writeUnseen(tx: Db, operator: Reach & Actor, { id, version, input }: Unseen): Promise<number> {
  if (!id) {
    const [made = 0] = await newIds(tx, 'product', 1)
    await write(tx, operator, input, made)
    return made
  }
  const [before] = await lockProductValues(tx, operator, [id])
  if (!before) throw new Refusal('NOT_FOUND')
  const base = before.version === version ? undefined : await findImage(tx, 'product', id, version)
  await write(tx, operator, input, id, before, base)
  return id
}

/** Checked as a whole, written, and found by search when the transaction ends. */
async function write(
  tx: Db,
  by: Reach & Actor,
  input: ProductInput,
  id: number,
  before?: ProductValues,
  /** As it was when its form was opened, where a colleague's version is saved over. */
  base?: Record<string, unknown>,
): Promise<ProductValues> {
  const references = await loadReferences(tx, by)
  const { values: typed, problems } = await toValues(tx, asAllowed(by, input, before), references, { id, by }, before)
  const values = before && base ? onTopOf(before, typed, { base, typed: { ...typed }, together }) : typed
  Object.assign(problems, problemsOf(values, references))
  if (!input.pricesChecked && isDoubtful(values, before)) problems['pricesChecked'] = 'adminProducts.priceDoubt'
  if (await isCodeTaken(tx, values.code, id)) problems['code'] = 'adminForm.codeTaken'
  const lost = await missingPictures(tx, values.pictureIds, picturesOf(by))
  if (lost.length > 0) problems['pictureIds'] = 'adminProducts.unknown'
  const taken = await takenLotCodes(tx, values.lots)
  values.lots.forEach(({ code }, at) => {
    if (taken.has(code)) problems[`lots.${at}.code`] = 'adminForm.codeTaken'
  })
  if (Object.keys(problems).length > 0) throw new Refusal('INVALID_INPUT', { fields: problems })
  await keepProducts(tx, [{ before, after: values }], { ...by, reason: 'edit' }).catch(asRefusal)
  await indexProducts(tx, [id])
  return values
}

/** Lots have papers, and a price has its currency and its tiers. */
const together = [
  ['currency', 'perTonneMinor', 'tiers'],
  ['lots', 'documents'],
]

/** What the house sells itself and what it recommends is for the house to say. */
const asAllowed = ({ shopId }: Reach, input: ProductInput, before?: ProductValues): ProductInput =>
  shopId === null ? input : { ...input, selfRun: before?.selfRun ?? false, recommended: before?.recommended ?? false }

/** A lot that orders or quotes refer to stays. */
export function asRefusal(error: Error & { code?: string }): never {
  throw error.code === '23503' ? new Refusal('IN_USE', { says: 'adminProducts.lotInUse' }) : error
}
