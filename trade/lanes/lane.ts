import type { Currency } from '#platform/contract/currencies.ts'
import type { ShipmentMode } from '#trade/shipments/shipment.ts'

/**
 * Steps from the seller to the buyer that are paid for, in their order. `delivery` is all of the way by one carrier;
 * otherwise the goods go by way of two ports.
 */
export const laneSteps = ['delivery', 'inland', 'port', 'freight', 'onward', 'insurance', 'duty'] as const
export type LaneStep = (typeof laneSteps)[number]

/** Of these one end is enough. */
export const stepsAtPlace: readonly LaneStep[] = ['port', 'insurance', 'duty']

export const laneBases = ['perTonne', 'perUnit', 'percent'] as const
export type LaneBasis = (typeof laneBases)[number]

/** A place in both languages. */
export interface Place {
  zh: string
  en: string
}

/** What a step costs, and for how long that holds. */
export interface Lane {
  id: number
  step: LaneStep
  /** Null: from anywhere. */
  from: Place | null
  to: Place
  mode: ShipmentMode
  basis: LaneBasis
  /** In hundredths: minor units, or of a percent. */
  priceHundredths: number
  capacityKg: number | null
  currency: Currency
  minimumMinor: number | null
  /** In a price in yuan. */
  vatPercent: number
  transitDays: number
  validFrom: string
  validUntil: string
  source: string | null
}

/** As people type it: with or without the Chinese word for city behind it. */
const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\u5e02$/, '')

/** Named in either language. */
export const isPlace = ({ zh, en }: Place, name: string) => [zh, en].some((own) => plain(own) === plain(name))
export const samePlace = (one: Place, other: Place) => isPlace(one, other.zh) || isPlace(one, other.en)
