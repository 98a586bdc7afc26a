import { ReturnStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { ReturnKind } from '../order.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface ReturnableLine {
  lineId: number
  perTonneMinor: number
  /** What was shipped and is neither back, on its way back nor claimed for, and what was paid for it. */
  returnableKg: number
  returnableMinor: number
  /** What is, or is claimed for. */
  backKg: number
  backMinor: number
}

export const returnableLines = (db: Db, orderId: number) =>
  db.many<ReturnableLine>(sql`
    select line.id as "lineId", line.price_per_tonne as "perTonneMinor",
      line.shipped_kg - coalesce(sum(back.kilograms), 0)::int as "returnableKg",
      least(line.amount, (line.price_per_tonne * line.shipped_kg + 500) / 1000)
        - coalesce(sum(back.amount), 0)::bigint as "returnableMinor",
      coalesce(sum(back.kilograms), 0)::int as "backKg", coalesce(sum(back.amount), 0)::bigint as "backMinor"
    from order_line line
    left join (order_return_line back join order_return
      on order_return.id = back.return_id and order_return.status <> ${ReturnStatus.rejected}) on back.line_id = line.id
    where line.order_id = ${orderId} group by line.id order by line.position`)

interface NewReturn {
  orderId: number
  kind: ReturnKind
  reason: string
  lines: { lineId: number; kilograms: number; amount: number }[]
  photoIds: number[]
}

export async function insertReturn(
  db: Db,
  { orderId, kind, reason, lines, photoIds }: NewReturn,
): Promise<{ id: number }> {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const row = await db.first<{ id: number }>(sql`
    with asked as (
      insert into order_return (order_id, kind, reason, amount) values (${orderId}, ${kind}, ${reason}, ${total})
      returning id),
    lines as (
      insert into order_return_line (return_id, line_id, kilograms, amount)
      select asked.id, line."lineId", line.kilograms, line.amount from asked,
        jsonb_to_recordset(${JSON.stringify(lines)}) as line ("lineId" integer, kilograms integer, amount bigint)),
    photos as (
      insert into order_return_photo (return_id, position, upload_id)
      select asked.id, photo.position, photo.id
      from asked, unnest(${photoIds}::int[]) with ordinality as photo (id, position))
    select id from asked`)
  if (!row) throw new Error('No return was inserted.')
  return row
}
