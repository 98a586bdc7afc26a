import type { Currency } from '#platform/contract/currencies.ts'
import type { Lane, Place } from '#trade/lanes/lane.ts'
import { conversionOf } from '#catalogue/rates/server/exchange-rate.ts'
import type { Charge } from '../charge.ts'

/** What is carried, from where. */
export interface Load {
  from: Place
  currency: Currency
  kilograms: number
  goodsMinor: number
  /** Null: what one dollar costs is not known. */
  cnyPerUsd: string | null
}

type Fraction = readonly [over: bigint, under: bigint]

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const larger = (one: Fraction, other: Fraction) => (one[0] * other[1] >= other[0] * one[1] ? one : other)
const halfUp = ([over, under]: Fraction) => Number((2n * over + under) / (2n * under))

/** From the lane's currency to that of the goods; dollars have no tax in them. */
function conversion({ currency, vatPercent }: Lane, load: Load): Fraction | undefined {
  if (currency === load.currency) return [1n, 1n]
  if (load.cnyPerUsd === null) return undefined
  const net: Fraction = currency === 'CNY' ? [100n, BigInt(100 + vatPercent)] : [1n, 1n]
  return times(net, conversionOf(currency, load.currency, load.cnyPerUsd))
}

/** What a lane costs for a load that was worth so much before it; rounded half up, once. Undefined without a rate. */
export function chargeOf(lane: Lane, load: Load, valueMinor: number): Charge | undefined {
  const { step, mode, from, to, transitDays, validFrom, validUntil } = lane
  const converted = conversion(lane, load)
  if (!converted) return undefined
  const price = BigInt(lane.priceHundredths)
  const own: Fraction =
    lane.basis === 'percent'
      ? [BigInt(valueMinor) * price, 10_000n]
      : times(
          lane.basis === 'perTonne'
            ? [price * BigInt(load.kilograms), 1_000n]
            : [price * BigInt(Math.ceil(load.kilograms / (lane.capacityKg ?? load.kilograms))), 1n],
          converted,
        )
  const least = times([BigInt(lane.minimumMinor ?? 0), 1n], converted)
  const amountMinor = halfUp(larger(own, least))
  const vatPercent = lane.currency === 'CNY' && load.currency === 'CNY' ? lane.vatPercent : 0
  return { step, mode, from, to, amountMinor, vatPercent, transitDays, validFrom, validUntil }
}
