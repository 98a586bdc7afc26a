import { productTitle } from '#catalogue/goods/product-title.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { LoadedRow } from '#trade/shipments/office/loaded-rows.tsx'
import type { Shipment } from '#trade/shipments/shipment.ts'
import { leftKg, mostKg } from '#trade/shipments/tolerance.ts'
import type { OrderInfo } from './contract.ts'

const grouped = (value: number) => value.toLocaleString('en-US')

function rowOf(
  t: Translator,
  line: OrderInfo['lines'][number],
  kilograms: number | null,
  { lotId, warehouseId = null }: { lotId: number | null; warehouseId?: number | null },
): LoadedRow {
  const { id, productId, product, lotCode } = line
  const title = [productTitle(product, t), lotCode].filter(Boolean).join(' ')
  const figures = {
    left: grouped(leftKg(line)),
    ordered: grouped(line.kilograms),
    most: grouped(mostKg(line) - line.shippedKg),
  }
  return {
    lineId: id,
    productId,
    title,
    kilograms,
    lotId,
    warehouseId,
    lotFixed: line.lotId !== null,
    hint: t('adminShipments.leftHint', figures),
  }
}

/** What is left of the order. */
export const rowsLeft = (t: Translator, { lines }: OrderInfo): LoadedRow[] =>
  lines.filter((line) => leftKg(line) > 0).map((line) => rowOf(t, line, leftKg(line), line))

/** What has not left and may be cancelled; nothing is filled in. */
export const rowsToCancel = (t: Translator, { lines }: OrderInfo): LoadedRow[] =>
  lines
    .filter(({ kilograms, shippedKg }) => kilograms > shippedKg)
    .map((line) => ({
      ...rowOf(t, line, null, line),
      hint: t('adminOrders.cancelMost', { most: grouped(line.kilograms - line.shippedKg) }),
    }))

/** What is in a shipment, and what could have been. */
export const rowsOf = (t: Translator, { lines }: OrderInfo, shipment: Shipment): LoadedRow[] =>
  lines.flatMap((line) => {
    const loaded = shipment.lines.filter(({ lineId }) => lineId === line.id)
    if (loaded.length > 0) return loaded.map((from) => rowOf(t, line, from.kilograms, from))
    return leftKg(line) > 0 ? [rowOf(t, line, null, line)] : []
  })
