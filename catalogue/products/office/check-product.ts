import type { ProductValues, StatedProperty } from './contract.ts'
import type { CatalogueReferences } from './load-references.ts'
import { classOf } from '../server/property-notation.ts'

export type Problems = Record<string, string>

const unknown = 'adminProducts.unknown'

/** What is wrong with a product, by the name of the field; empty if nothing is. */
export function problemsOf(product: ProductValues, references: CatalogueReferences): Problems {
  const problems: Problems = {}
  const wrong = (field: string, message: string) => (problems[field] ??= message)
  if (!references.shops.has(product.shopId)) wrong('shopId', unknown)
  if (!references.categories.has(product.categoryId)) wrong('categoryId', unknown)
  if (!references.brands.has(product.brandId)) wrong('brandId', unknown)
  if (!references.countries.has(product.countryId)) wrong('countryId', unknown)
  if (!product.labelIds.every((id) => references.labels.has(id))) wrong('labelIds', unknown)
  if (!product.name && !product.nameEn) wrong('name', 'adminProducts.nameOne')
  if (product.perTonneMinor !== null && !product.currency) wrong('currency', 'adminForm.required')
  if (product.samplePriceMinor !== null && product.perTonneMinor === null)
    wrong('samplePrice', 'adminProducts.samplePriceAlone')
  if (product.status === 'published' && product.pictureIds.length === 0) wrong('status', 'adminProducts.needsPicture')
  checkTiers(product, wrong)
  checkPackings(product, wrong)
  checkLots(product, wrong)
  const seen = new Set<string>()
  product.properties.forEach((property, at) => {
    const message = problemOfProperty(property, references)
    if (message) wrong(`properties.${at}.${message.field}`, message.says)
    const same = [property.parameterId, property.method, property.condition, property.source].join('\n')
    if (seen.has(same)) wrong(`properties.${at}.parameterId`, 'adminProducts.twice')
    seen.add(same)
  })
  return problems
}

type Wrong = (field: string, message: string) => void

function checkTiers({ tiers, perTonneMinor }: ProductValues, wrong: Wrong) {
  if (tiers.length > 0 && perTonneMinor === null) wrong('price', 'adminProducts.tiersNeedPrice')
  tiers.forEach(({ fromKg, perTonneMinor: price }, at) => {
    if (price === null) wrong(`tiers.${at}.price`, 'adminForm.required')
    if (tiers.findIndex((tier) => tier.fromKg === fromKg) < at) wrong(`tiers.${at}.fromKg`, 'adminProducts.twice')
  })
}

function checkPackings({ packings }: ProductValues, wrong: Wrong) {
  packings.forEach(({ unit, kilograms, holdsUnit, holdsCount }, at) => {
    if (packings.findIndex((packing) => packing.unit === unit) < at) wrong(`packings.${at}.unit`, 'adminProducts.twice')
    if ((holdsUnit === null) !== (holdsCount === null)) wrong(`packings.${at}.holdsCount`, 'adminProducts.holdsBoth')
    const held = packings.find((packing) => packing.unit === holdsUnit)
    if (holdsUnit !== null && (!held || holdsUnit === unit))
      wrong(`packings.${at}.holdsUnit`, 'adminProducts.holdsOther')
    else if (held && holdsCount !== null && held.kilograms * holdsCount !== kilograms)
      wrong(`packings.${at}.kilograms`, 'adminProducts.holdsSum')
  })
}

function checkLots({ lots }: ProductValues, wrong: Wrong) {
  lots.forEach(({ code, stockKg, kilograms, currency, perTonneMinor }, at) => {
    if (stockKg > kilograms) wrong(`lots.${at}.stockKg`, 'adminProducts.lotStock')
    if (perTonneMinor !== null && !currency) wrong(`lots.${at}.currency`, 'adminForm.required')
    if (lots.findIndex((lot) => lot.code === code) < at) wrong(`lots.${at}.code`, 'adminProducts.twice')
  })
}

function problemOfProperty(property: StatedProperty, { parameters }: CatalogueReferences) {
  const { parameterId, min, typical, max, text, unit } = property
  const parameter = parameters.get(parameterId)
  if (!parameter) return { field: 'parameterId', says: unknown }
  if (parameter.options.length > 0) {
    const known = text !== null && classOf(parameter, text) !== undefined
    return known ? undefined : { field: 'text', says: 'adminProducts.classWrong' }
  }
  if (!parameter.units.includes(unit)) return { field: 'unit', says: 'adminProducts.unitWrong' }
  const figures = [min, typical, max].filter((figure) => figure !== null)
  if (figures.length === 0) return { field: 'typical', says: 'adminProducts.valueMissing' }
  const ordered = figures.every((figure, at) => at === 0 || figure >= (figures[at - 1] ?? figure))
  return ordered ? undefined : { field: 'min', says: 'adminProducts.valueOrder' }
}
