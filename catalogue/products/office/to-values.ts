import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { ProductDocument, ProductLot, products, ProductValues, StatedProperty } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Problems } from './check-product.ts'
import { newIds } from '../server/shared-queries.ts'
import type { CatalogueReferences } from './load-references.ts'
import type { Actor } from '#platform/office/audit/server/audit.ts'
import { keepDocuments } from '#platform/office/documents/queries.ts'
import { classOf, readMeasured } from '../server/property-notation.ts'

export type ProductInput = ParsedOf<typeof products.create>

/** What a form says, as it is kept. What was sold while the form was open stays sold. */
export async function toValues(
  tx: Db,
  input: ProductInput,
  references: CatalogueReferences,
  { id, by }: { id: number; by: Actor },
  before?: ProductValues,
): Promise<{ values: ProductValues; problems: Problems }> {
  const problems: Problems = {}
  const { price, samplePrice, stockKg, stockWas, tiers, packings, properties, lots, documents, ...plain } = input
  const ownLots = await lotsOf(tx, lots, references, before, problems)
  const files = await keepDocuments(
    tx,
    { purpose: `product ${id}`, operatorId: by.operatorId },
    documents.flatMap(({ fileId }) => fileId ?? []),
  )
  const own = { lots: ownLots, documents: await documentsOf(tx, documents, { before, lots: ownLots, files }, problems) }
  const {
    id: _,
    version: __,
    pricesChecked: ___,
    since: ____,
    ...details
  } = plain as typeof plain & { id?: number; version?: number; since?: number }
  const left = movedStock(before?.stockKg, stockKg, stockWas)
  if (left < 0) problems['stockKg'] = 'adminProducts.stockSold'
  const values: ProductValues = {
    id,
    version: (before?.version ?? 0) + 1,
    ...details,
    labelIds: [...new Set(input.labelIds)].toSorted((a, b) => a - b),
    pictureIds: [...new Set(input.pictureIds)],
    currency: price ? (input.currency ?? null) : null,
    perTonneMinor: price ?? null,
    samplePriceMinor: samplePrice ?? null,
    stockKg: left,
    tiers: tiers
      .map((tier) => ({ fromKg: tier.fromKg, perTonneMinor: tier.price as number }))
      .toSorted((a, b) => a.fromKg - b.fromKg),
    packings: packings
      .map(({ unit, kilograms, holdsUnit, holdsCount }) => ({
        unit,
        kilograms,
        holdsUnit: holdsUnit ?? null,
        holdsCount: holdsCount ?? null,
      }))
      .toSorted((a, b) => a.kilograms - b.kilograms),
    properties: properties.map((property) => statedOf(property, references)),
    ...own,
  }
  return { values, problems }
}

/** The difference to what was on the screen, applied to what there is now. */
const movedStock = (now: number | undefined, wanted: number, was: number | undefined) =>
  now === undefined || was === undefined ? wanted : now + wanted - was

function statedOf(input: ProductInput['properties'][number], { parameters }: CatalogueReferences): StatedProperty {
  const parameter = parameters.get(input.parameterId)
  const { parameterId, text, source } = input
  const found = parameter && text ? classOf(parameter, text) : undefined
  const isClass = (parameter?.options.length ?? 0) > 0
  return {
    parameterId,
    min: isClass ? null : (input.min ?? null),
    typical: isClass ? (found?.value ?? null) : (input.typical ?? null),
    max: isClass ? null : (input.max ?? null),
    text: isClass ? (found?.textEn ?? text ?? null) : null,
    unit: input.unit || (parameter?.unit ?? ''),
    method: input.method || (parameter?.methods[0] ?? ''),
    condition: input.condition ?? null,
    source,
    statedOn: input.statedOn ?? null,
  }
}

async function lotsOf(
  tx: Db,
  rows: ProductInput['lots'],
  { parameters }: CatalogueReferences,
  before: ProductValues | undefined,
  problems: Problems,
): Promise<ProductLot[]> {
  const there = new Map((before?.lots ?? []).map((lot) => [lot.id, lot]))
  const fresh = await newIds(tx, 'lot', rows.filter(({ id }) => !id || !there.has(id)).length)
  return rows.map(({ id, price, currency, stockKg, stockWas, measured: text, ...lot }, at) => {
    const known = id ? there.get(id) : undefined
    const measured = readMeasured(text, parameters, lot.testedOn)
    if (!measured) problems[`lots.${at}.measured`] = 'adminProducts.measuredWrong'
    const left = movedStock(known?.stockKg, stockKg, stockWas)
    if (left < 0) problems[`lots.${at}.stockKg`] = 'adminProducts.stockSold'
    return {
      ...lot,
      id: known?.id ?? fresh.shift() ?? 0,
      stockKg: left,
      currency: price ? (currency ?? null) : null,
      perTonneMinor: price ?? null,
      measured: keepDetails(measured ?? [], known?.measured ?? []),
    }
  })
}

/** The line of values says neither method nor condition: those of the same parameter stay. */
const keepDetails = (measured: StatedProperty[], before: readonly StatedProperty[]) =>
  measured.map((property) => {
    const same = before.find(({ parameterId }) => parameterId === property.parameterId)
    if (!same) return property
    const { method, condition, source, statedOn } = same
    return { ...property, method, condition, source, statedOn }
  })

interface Around {
  before: ProductValues | undefined
  lots: readonly ProductLot[]
  /** Those that the product may name. */
  files: Awaited<ReturnType<typeof keepDocuments>>
}

async function documentsOf(
  tx: Db,
  rows: ProductInput['documents'],
  { before, lots, files }: Around,
  problems: Problems,
): Promise<ProductDocument[]> {
  const there = new Map((before?.documents ?? []).map((document) => [document.id, document]))
  const fresh = await newIds(tx, 'document', rows.filter(({ id }) => !id || !there.has(id)).length)
  return rows.map(({ id, fileId, lotCode, ...document }, at) => {
    const known = id ? there.get(id) : undefined
    const stored = fileId ? files.get(fileId) : known
    if (!stored) problems[`documents.${at}.fileId`] = 'adminProducts.fileMissing'
    const { file = '', bytes = 1 } = stored ?? {}
    const lotId = lotCode ? (lots.find(({ code }) => code === lotCode)?.id ?? 0) : null
    if (lotId === 0) problems[`documents.${at}.lotCode`] = 'adminProducts.unknown'
    const { locale = null, standard = null, expiresOn = null } = document
    if (expiresOn !== null && expiresOn <= document.issuedOn)
      problems[`documents.${at}.expiresOn`] = 'adminProducts.expiresBefore'
    return { ...document, id: known?.id ?? fresh.shift() ?? 0, lotId, locale, standard, expiresOn, file, bytes }
  })
}
