import type { DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { isPlace, samePlace, type Lane, type LaneStep, type Place } from '#trade/lanes/lane.ts'
import type { Charge, Rung } from '../charge.ts'
import { chainsTo, voyages, type Duties, type Leg } from './chains.ts'
import { chargeOf, type Load } from './charge-of.ts'

/** What a chain of legs costs, each by the cheapest lane that serves it. */
function walked(chain: readonly Leg[], load: Load) {
  const charges: Charge[] = []
  const missing: LaneStep[] = []
  let valueMinor = load.goodsMinor
  for (const { step, lanes } of chain) {
    const offers = lanes.flatMap((lane) => chargeOf(lane, load, valueMinor) ?? [])
    const [cheapest] = offers.toSorted((a, b) => a.amountMinor - b.amountMinor || a.transitDays - b.transitDays)
    if (!cheapest) missing.push(step)
    else {
      charges.push(cheapest)
      valueMinor += cheapest.amountMinor
    }
  }
  return { charges, missing, valueMinor, chain }
}

/** The cheapest of the most complete ways. */
const bestOf = (lanes: readonly Lane[], load: Load, duties: Duties, place: Place) =>
  chainsTo(lanes, load.from, duties, place)
    .map((chain) => walked(chain, load))
    .toSorted((a, b) => a.missing.length - b.missing.length || a.valueMinor - b.valueMinor)[0]

/** A place as the lanes name it in both languages, or as it was typed. */
export const placeNamed = (lanes: readonly Lane[], name: string): Place =>
  lanes.map(({ to }) => to).find((to) => isPlace(to, name)) ?? { zh: name.trim(), en: name.trim() }

/** Goods under one term at its named place: the figure that every page and paper shows. */
export function rungAt(lanes: readonly Lane[], load: Load, term: DeliveryTerm, place: Place): Rung {
  const { charges = [], missing = [], valueMinor = load.goodsMinor } = bestOf(lanes, load, term, place) ?? {}
  const known = missing.length === 0
  return {
    term: { code: term.code, name: term.name, nameEn: term.nameEn },
    place,
    charges,
    missing,
    totalMinor: known ? valueMinor : null,
    perTonneMinor: known ? perTonne(valueMinor, load.kilograms) : null,
    transitDays: known ? charges.reduce((sum, { transitDays }) => sum + transitDays, 0) : null,
  }
}

interface Under {
  term: Duties
  place: Place
}

const isSame = (one: Leg, other: Leg) => one.step === other.step && samePlace(one.to, other.to)

/**
 * What goods cost more under another term than under the one they were priced at: the steps in between, each by its cheapest
 * lane. Undefined where that is not further along the same way, or where a step has no lane.
 */
export function stepsBetween(lanes: readonly Lane[], load: Load, priced: Under, wanted: Under): Charge[] | undefined {
  const held = chainsTo(lanes, load.from, priced.term, priced.place)
  const ways = chainsTo(lanes, load.from, wanted.term, wanted.place).flatMap((chain) =>
    held
      .filter((legs) => legs.every((each) => chain.some((other) => isSame(each, other))))
      .map((legs) => chain.filter((each) => !legs.some((other) => isSame(each, other)))),
  )
  const [best] = ways
    .map((rest) => walked(rest, load))
    .filter(({ missing }) => missing.length === 0)
    .toSorted((a, b) => a.valueMinor - b.valueMinor)
  return best?.charges
}

/** Half up, once. */
export function perTonne(minor: number, kilograms: number): number {
  const [over, under] = [BigInt(minor) * 1_000n, BigInt(kilograms)]
  return Number((2n * over + under) / (2n * under))
}

export const isIncoterm = ({ code }: Pick<DeliveryTerm, 'code'>) => /^[A-Z]{3}$/.test(code)

const byWayOfPorts = (toDoor: boolean): Duties => ({ includes: ['place', 'port', 'freight'], toDoor })

/** The ports by which goods go to a destination, where any are known. */
function portsTo(lanes: readonly Lane[], load: Load, destination: Place) {
  const toDoor = voyages(lanes, destination, true).length > 0
  if (!toDoor && voyages(lanes, destination, false).length === 0) return undefined
  const byPorts = lanes.filter(({ step }) => step !== 'delivery')
  const candidates = chainsTo(byPorts, load.from, byWayOfPorts(toDoor), destination)
    .filter((chain) => chain.some(({ step, lanes: serving }) => step === 'freight' && serving.length > 0))
    .map((chain) => walked(chain, load))
    .toSorted((a, b) => a.missing.length - b.missing.length || a.valueMinor - b.valueMinor)
  const [best] = candidates
  const at = (step: LaneStep) => best?.chain.find((each) => each.step === step)?.to
  const [port, arrival] = [at('inland'), at('freight')]
  return port && arrival && { port, arrival }
}

/** Every term once, from the seller's gate to the buyer's, each at its own named place. */
export function ladderTo(
  lanes: readonly Lane[],
  load: Load,
  terms: readonly DeliveryTerm[],
  destination: Place,
): Rung[] {
  const ports = portsTo(lanes, load, destination)
  const byRoad = lanes.some(
    ({ step, from, to }) => step === 'delivery' && from && samePlace(from, load.from) && samePlace(to, destination),
  )
  const placeOf = ({ includes, toDoor }: DeliveryTerm) => {
    if (includes.length === 0) return load.from
    if (!includes.includes('freight')) return ports?.port
    return toDoor ? destination : (ports?.arrival ?? destination)
  }
  const said = new Set<string>()
  return terms.flatMap((term) => {
    const same = [isIncoterm(term), term.toDoor, ...term.includes].join(' ')
    const fits = isIncoterm(term) ? ports || !byRoad : byRoad || !ports
    const place = placeOf(term)
    if (!fits || !place || said.has(same)) return []
    said.add(same)
    return [rungAt(lanes, load, term, place)]
  })
}
