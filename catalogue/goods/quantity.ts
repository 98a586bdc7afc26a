export const packUnits = ['bag', 'pallet', 'bigBag', '20GP', '40HQ'] as const
export type PackUnit = (typeof packUnits)[number]

export const quantityUnits = ['kg', 'MT', ...packUnits] as const
export type QuantityUnit = (typeof quantityUnits)[number]

/** One way a product is packed: whole kilograms net in one bag, pallet, big bag or container. */
export type Pack = { unit: PackUnit; kilograms: number }

export type Conversion = {
  /** What will be ordered: whole kilograms, whole packs. */
  kilograms: number
  /** What was typed, in kilograms, to the gram. */
  asked: number
  /** Kilograms added by rounding up; 0 when nothing was rounded. */
  added: number
  /** The pack that was counted and how many of it. `kg` when the product has no packs. */
  pack: { unit: PackUnit | 'kg'; kilograms: number }
  packs: number
}

export const MAX_KILOGRAMS = 1_000_000_000

const kilogramsInWeightUnit = { kg: 1, MT: 1000 } as const

const isWeightUnit = (unit: QuantityUnit): unit is 'kg' | 'MT' => unit === 'kg' || unit === 'MT'

/** The pack a weight is rounded to: the lightest one, normally the bag. */
const smallestPack = (packs: readonly Pack[]): Conversion['pack'] =>
  packs.reduce<Conversion['pack'] | undefined>(
    (least, pack) => (least && least.kilograms <= pack.kilograms ? least : pack),
    undefined,
  ) ?? {
    unit: 'kg',
    kilograms: 1,
  }

const packOf = (unit: QuantityUnit, packs: readonly Pack[]) =>
  isWeightUnit(unit) ? smallestPack(packs) : packs.find((pack) => pack.unit === unit)

/** The units a buyer may choose for this product. */
export const unitsOffered = (packs: readonly Pack[]): QuantityUnit[] =>
  quantityUnits.filter((unit) => isWeightUnit(unit) || packs.some((pack) => pack.unit === unit))

/**
 * Rounds up to whole packs: a weight to the lightest pack, a count of packs to whole packs of its own kind.
 * Undefined when the product is not packed that way, or the amount is not a positive number below the limit.
 */
export const toKilograms = (amount: number, unit: QuantityUnit, packs: readonly Pack[]): Conversion | undefined => {
  const pack = packOf(unit, packs)
  if (!pack || !Number.isFinite(amount) || amount <= 0) return undefined
  // Counted in grams, because 1.005 × 1000 is not 1005 in binary; less than a gram asked for is still one gram.
  const gramsPerUnit = (isWeightUnit(unit) ? kilogramsInWeightUnit[unit] : pack.kilograms) * 1000
  const grams = Math.max(1, Math.round(amount * gramsPerUnit))
  const count = Math.ceil(grams / (pack.kilograms * 1000))
  const kilograms = count * pack.kilograms
  if (kilograms > MAX_KILOGRAMS) return undefined
  return { kilograms, asked: grams / 1000, added: (kilograms * 1000 - grams) / 1000, pack, packs: count }
}

/** How many of a unit a weight makes: `amount` exactly, or `whole` units and `rest` kilograms. */
export const fromKilograms = (kilograms: number, unit: QuantityUnit, packs: readonly Pack[]) => {
  const size = isWeightUnit(unit) ? kilogramsInWeightUnit[unit] : packOf(unit, packs)?.kilograms
  if (!size) return undefined
  return { amount: kilograms / size, whole: Math.floor(kilograms / size), rest: kilograms % size }
}
