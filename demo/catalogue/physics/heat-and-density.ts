import type { Product } from '../product.ts'
import { polymerOf } from './polymers.ts'
import { all, fillerOf, middleOf, value } from './stated.ts'

type Findings = readonly string[]

const tolerance = 0.03
const densities = { glass: 2.55, mineral: 2.75, carbon: 1.78 }

const fillerDensity = ({ labels }: Product) =>
  labels.includes('carbon-fibre')
    ? densities.carbon
    : labels.includes('mineral')
      ? labels.includes('glass-fibre')
        ? (densities.glass + densities.mineral) / 2
        : densities.mineral
      : densities.glass

const mixed = (filler: number, heavy: number, polymer: number) => 1 / (filler / heavy + (1 - filler) / polymer)

/** Bromine and antimony are heavy, phosphorus and nitrogen are not. */
const retardants = ({ labels }: Product) =>
  !labels.includes('flame-retardant') ? 1 : labels.includes('halogen-free') ? 1.2 : 1.4

/** Density follows from polymer and filler; what makes a compound flame retardant, or soils regrind, only adds. */
export function densityByFiller(product: Product): Findings {
  const polymer = polymerOf(product)
  const density = value(product, 'density')
  if (!polymer || density === undefined) return []
  const ash = (value(product, 'ash') ?? 0) / 100
  const filler = Math.max(fillerOf(product), ash)
  const [least, most] = polymer.density.map((each) => mixed(filler, fillerDensity(product), each)) as [number, number]
  const extra = retardants(product)
  const fits = density >= least * (1 - tolerance) && density <= most * extra * (1 + tolerance)
  return fits ? [] : [`density ${density}, expected ${least.toFixed(3)} to ${(most * extra).toFixed(3)}`]
}

/** Opaque pigments and fillers of masterbatch, whose share is stated as active content. */
const pigments: Partial<Record<Product['category'], number>> = { 'mb-white': 4.1, 'mb-filler': 2.71 }

export function densityOfMasterbatch(product: Product): Findings {
  const pigment = pigments[product.category]
  const content = value(product, 'activeContent')
  const density = value(product, 'density')
  if (!pigment || content === undefined || density === undefined) return []
  const [least, most] = [0.9, 1.35].map((carrier) => mixed(content / 100, pigment, carrier)) as [number, number]
  return density < least * 0.97 || density > most * 1.03 ? [`density ${density} at ${content} %`] : []
}

export function heatBelowMelting(product: Product): Findings {
  const softens = polymerOf(product)?.softens
  if (softens === undefined) return []
  const stated = value(product, 'melting')
  return [
    ...(stated !== undefined && stated > softens ? [`melts at ${stated}, its polymer at ${softens}`] : []),
    ...[...all(product, 'hdt'), ...all(product, 'vicat')]
      .filter((each) => middleOf(each) >= Math.min(softens, stated ?? softens))
      .map((each) => `${each.parameter} ${middleOf(each)} above melting`),
  ]
}

/** The heavier load bends sooner; Vicat's needle enters later than the bar bends. */
const order: readonly (readonly ['hdt' | 'vicat', string])[] = [
  ['hdt', '1.8 MPa'],
  ['hdt', '0.45 MPa'],
  ['vicat', '50 N, 50 °C/h'],
  ['vicat', '10 N, 50 °C/h'],
]

export function heatInOrder(product: Product): Findings {
  const values = order.flatMap(([parameter, condition]) => value(product, parameter, condition) ?? [])
  const wrong = values.some((each, at) => at > 0 && each < (values[at - 1] ?? 0))
  return wrong ? [`heat deflection and Vicat out of order: ${values.join(', ')}`] : []
}

export function waterByPolymer(product: Product): Findings {
  const most = polymerOf(product)?.water
  const stated = value(product, 'waterAbsorption')
  if (most === undefined || stated === undefined) return []
  const reached = most * (1 - fillerOf(product))
  return stated > reached ? [`water absorption ${stated} above ${reached.toFixed(2)}`] : []
}
