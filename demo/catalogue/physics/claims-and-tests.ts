import { Grade } from '#platform/contract/enums.ts'
import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'
import { rootOf, type LeafCategoryCode } from '#site/first-start/server/vocabulary/categories.ts'
import { certifiedBy } from '../../documents/certified-by.ts'
import type { Product } from '../product.ts'
import { polymerOf } from './polymers.ts'
import { all, fillerOf, middleOf, value } from './stated.ts'

type Findings = readonly string[]

const V0 = 3

export function flameClassAllowed(product: Product): Findings {
  const retardant = product.labels.includes('flame-retardant')
  const inherent = polymerOf(product)?.selfExtinguishing === true
  const best = Math.max(-1, ...all(product, 'ul94').map(middleOf))
  const proven = best > 0 || value(product, 'glowWire') !== undefined || inherent
  const isPolymer = polymerOf(product) !== undefined && product.grade !== Grade.offGrade
  return [
    ...(best >= V0 && !retardant && !inherent ? [`class ${best} without a flame retardant`] : []),
    ...(retardant && isPolymer && !proven ? ['called flame retardant without a class'] : []),
  ]
}

const opaque: LabelCode[] = ['glass-fibre', 'carbon-fibre', 'mineral']

export function clearWithoutFiller(product: Product): Findings {
  const clear = product.labels.includes('transparent') || (value(product, 'transmittance') ?? 0) >= 80
  if (!clear) return []
  const filled = fillerOf(product) > 0 || opaque.some((label) => product.labels.includes(label))
  const possible = polymerOf(product)?.clear && product.translucent && product.colour.code !== 'black'
  return filled || !possible ? ['called transparent'] : []
}

const vinyl = (category: LeafCategoryCode) => rootOf(category) === 'vinyls'
const polyamide = (category: LeafCategoryCode) => category.startsWith('pa')
const polyester = (category: LeafCategoryCode) => category.endsWith('pet')

/** Standards that are written for one kind of material. */
const only: Readonly<Record<string, (category: LeafCategoryCode) => boolean>> = {
  'GB/T 2914': vinyl,
  'ISO 1269': vinyl,
  'ISO 1628-2': vinyl,
  'GB/T 3401': vinyl,
  'GB/T 5761': vinyl,
  'ISO 307': polyamide,
  'GB/T 12006.1': polyamide,
  'ISO 1628-5': polyester,
  'ASTM D4603': polyester,
  'GB/T 14190': polyester,
  'ISO 8985': (category) => category === 'eva',
  'ASTM D1386': (category) => category === 'slip',
}

export const standardOfProperty = ({ category, properties }: Product): Findings =>
  properties.flatMap(({ parameter, method }) =>
    only[method]?.(category) === false ? [`${parameter} by ${method}`] : [],
  )

export const flowAtUsualCondition = (product: Product): Findings => {
  const polymer = polymerOf(product)
  const flows = [...all(product, 'mfr'), ...all(product, 'mvr')]
  return flows.flatMap(({ condition }) =>
    polymer && !polymer.flow.includes(condition ?? '') ? [`melt flow at ${condition}`] : [],
  )
}

const changeWithWater = /^(?:tensile|elongation|flexural|charpy|izod)/

export const stateOfPolyamide = (product: Product): Findings =>
  polymerOf(product)?.takesUpWater
    ? product.properties.flatMap(({ parameter, condition }) =>
        changeWithWater.test(parameter) && !/, (?:dry|conditioned)$/.test(condition ?? '')
          ? [`${parameter} neither dry nor conditioned`]
          : [],
      )
    : []

/** Fibre ends the yielding: what is stated is the stress at break. */
export const reinforcedBreaks = (product: Product): Findings =>
  fillerOf(product) >= 0.13 && !product.labels.includes('mineral') && value(product, 'tensileYield') !== undefined
    ? ['a yield stress in spite of its fibre']
    : []

export const carbonBurns = (product: Product): Findings =>
  product.labels.includes('carbon-fibre')
    ? all(product, 'fillerContent').flatMap(({ method }) =>
        method === 'In-house' ? [] : [`carbon fibre by ${method}`],
      )
    : []

const papers: Partial<Record<LabelCode, string>> = {
  'food-contact': 'FDA',
  medical: 'ISO 10993',
  pcr: 'GRS',
  pir: 'GRS',
}

export const claimsWithPapers = (product: Product): Findings => {
  const has: string[] = certifiedBy(product)
  const needed = product.labels.flatMap((label) => papers[label] ?? [])
  const flame = all(product, 'ul94').length > 0 ? ['UL'] : []
  return [...needed, ...flame].flatMap((paper) => (has.includes(paper) ? [] : [`no paper of ${paper}`]))
}
