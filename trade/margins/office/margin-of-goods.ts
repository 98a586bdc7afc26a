import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { GoodsMargin, margins } from './contract.ts'
import { findMarginNow } from './queries.ts'
import { earnedBy } from './shared-queries.ts'

/** All together in their first quantities, and every quantity for itself. */
export async function marginOfGoods(
  db: Db,
  { currency, lines }: ParsedOf<typeof margins.ofGoods>,
): Promise<GoodsMargin | null> {
  const offers = lines.flatMap(({ tiers, ...first }, line) =>
    [first, ...tiers].map((offer) => ({ ...first, ...offer, line })),
  )
  const [margin, earned] = await Promise.all([findMarginNow(db, { currency, lines }), earnedBy(db, currency, offers)])
  if (!margin) return null
  return {
    ...margin,
    offers: offers.map(({ line, kilograms }, at) => {
      const { netMinor, costMinor } = earned[at] ?? { netMinor: null, costMinor: null }
      const costPerTonneMinor = costMinor === null ? null : Math.round((costMinor * 1_000) / kilograms)
      const percent =
        costMinor === null || !netMinor ? null : Math.round((1_000 * (netMinor - costMinor)) / netMinor) / 10
      return { line, kilograms, costPerTonneMinor, percent }
    }),
  }
}
