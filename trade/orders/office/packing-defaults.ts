import type { Db } from '#platform/server/database/database.ts'
import { packedBefore } from '#trade/papers/server/shared-queries.ts'
import type { Shipment } from '#trade/shipments/shipment.ts'
import { cargoOf } from '../server/cargo-queries.ts'
import type { OrderInfo } from './contract.ts'

interface Loaded {
  /** Null: of what is left. */
  id: number | null
  lines: readonly Pick<Shipment['lines'][number], 'lineId' | 'lotCode' | 'kilograms'>[]
}

/** What the form for papers of each shipment starts with: as typed before, otherwise as the catalogue packs the goods. */
export async function packingDefaults(
  db: Db,
  orderId: number,
  shipments: readonly Loaded[],
): Promise<OrderInfo['packing']> {
  if (shipments.length === 0) return []
  const [cargo, before] = [await cargoOf(db, orderId), await packedBefore(db, orderId)]
  return shipments.map(({ id, lines }) => {
    const typed = before.find(({ shipmentId }) => shipmentId === id)
    return {
      shipmentId: id,
      marks: typed?.marks ?? null,
      lines: lines.map(({ lineId, lotCode, kilograms }, at) => {
        const known = cargo.find((each) => each.lineId === lineId)
        const last = typed?.lines[at]
        // A corrected weight is packed anew.
        const same = last?.kilograms === kilograms ? last : undefined
        return {
          lineId,
          lotCode,
          kilograms,
          packages: same?.packed?.packages ?? (known?.packKg ? Math.ceil(kilograms / known.packKg) : null),
          unit: last?.packed?.unit ?? known?.unit ?? 'bag',
          grossKg: same?.packed?.grossKg ?? null,
          hsCode: last?.hsCode ?? known?.hsCode ?? null,
        }
      }),
    }
  })
}
