import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Analysis } from '#trade/papers/server/sheet.ts'
import { measuredOf } from './cargo-queries.ts'

/** What was measured of the lots that were loaded, as a certificate says it, by the id of the lot. */
export async function analysisOf(tx: Db, loaded: readonly { lotId: number | null }[]): Promise<Map<number, Analysis>> {
  const lots = await measuredOf(
    tx,
    loaded.flatMap(({ lotId }) => lotId ?? []),
  )
  if (lots.length === 0) throw new Refusal('INVALID_INPUT', { fields: { kinds: 'adminPapers.nothingMeasured' } })
  return new Map(
    lots.map(({ lotId, testedOn, properties }) => [
      lotId,
      {
        testedOn,
        measured: properties.map(({ name, method, condition, ...stated }) => {
          const { value, unit } = statedFigure(stated, 'si')
          return { name, value, unit, method, condition }
        }),
      },
    ]),
  )
}
