import type { PackUnit } from '#catalogue/goods/quantity.ts'
import type { Packing } from './product.ts'

type Row = {
  bagKg: number
  bagsPerPallet: number
  palletsPer20GP: number
  palletsPer40HQ: number
  bigBagKg?: number
}

const rows = {
  polyolefin: { bagKg: 25, bagsPerPallet: 55, palletsPer20GP: 12, palletsPer40HQ: 18, bigBagKg: 1250 },
  standard: { bagKg: 25, bagsPerPallet: 40, palletsPer20GP: 18, palletsPer40HQ: 25, bigBagKg: 1000 },
  bagsOnly: { bagKg: 25, bagsPerPallet: 40, palletsPer20GP: 18, palletsPer40HQ: 25 },
  large: { bagKg: 25, bagsPerPallet: 48, palletsPer20GP: 14, palletsPer40HQ: 22, bigBagKg: 1100 },
  fine: { bagKg: 20, bagsPerPallet: 40, palletsPer20GP: 20, palletsPer40HQ: 24 },
  flake: { bagKg: 40, bagsPerPallet: 20, palletsPer20GP: 18, palletsPer40HQ: 26, bigBagKg: 800 },
  small: { bagKg: 10, bagsPerPallet: 50, palletsPer20GP: 20, palletsPer40HQ: 24 },
} as const satisfies Record<string, Row>

export type PackingCode = keyof typeof rows

export const packingsOf = (code: PackingCode): Packing[] => {
  const row: Row = rows[code]
  const pallet = row.bagKg * row.bagsPerPallet
  const pack = (unit: PackUnit, kilograms: number, inner?: PackUnit, count = 0): Packing => ({
    unit,
    kilograms,
    holds: inner ? { unit: inner, count } : null,
  })
  return [
    pack('bag', row.bagKg),
    pack('pallet', pallet, 'bag', row.bagsPerPallet),
    ...(row.bigBagKg ? [pack('bigBag', row.bigBagKg)] : []),
    pack('20GP', pallet * row.palletsPer20GP, 'pallet', row.palletsPer20GP),
    pack('40HQ', pallet * row.palletsPer40HQ, 'pallet', row.palletsPer40HQ),
  ]
}
