import { Refusal } from '#platform/contract/errors.ts'
import { priceLine } from '#catalogue/goods/price.ts'
import { isDuplicate } from '#platform/server/database/duplicate.ts'
import type { Context } from '#platform/server/api/context.ts'
import { claimUpload } from '#identity/uploads/server/claim-upload.ts'
import { byMember } from '#platform/server/api/by.ts'
import type { ReturnKind } from '../order.ts'
import { orderLife } from './order-life.ts'
import { notifySeller } from './notify-seller.ts'
import { insertReturn, returnableLines, type ReturnableLine } from './return-queries.ts'

interface Wish {
  id: number
  kind: ReturnKind
  lines: { lineId: number; kilograms: number }[]
  reason: string
  photoIds: number[]
}

/** Rounded with all that came back before, so that pieces never cost more than their weight as a whole. */
const amountBack = ({ perTonneMinor, backKg, backMinor }: ReturnableLine, kilograms: number) =>
  Math.max(0, priceLine({ perTonneMinor, kilograms: backKg + kilograms }).amountMinor - backMinor)

/** One at a time for an order, and never more than was delivered. The amount is that of the kilograms, at their price. */
export const askReturn = (
  { id, kind, lines, reason, photoIds }: Wish,
  { db, config, caller: { memberId } }: Context<'member'>,
) =>
  db
    .transaction(async (tx) => {
      // The order is locked from here on, so that what is left of it cannot change meanwhile.
      const event = kind === 'return' ? 'askReturn' : 'askClaim'
      await orderLife.move(tx, id, event, byMember(memberId), { note: reason })
      const known = await returnableLines(tx, id)
      const tooMuch = (at: number) =>
        new Refusal('RETURN_TOO_MUCH', { fields: { [`lines.${at}.kilograms`]: 'errors.RETURN_TOO_MUCH' } })
      const wanted = lines.map(({ lineId, kilograms }, at) => {
        const line = known.find((each) => each.lineId === lineId)
        if (!line) throw new Refusal('NOT_FOUND')
        if (kilograms > line.returnableKg) throw tooMuch(at)
        return { lineId, kilograms, amount: Math.min(line.returnableMinor, amountBack(line, kilograms)) }
      })
      if (new Set(wanted.map(({ lineId }) => lineId)).size !== wanted.length) throw new Refusal('RETURN_TOO_MUCH')
      for (const photoId of photoIds) await claimUpload(tx, { memberId }, 'attachment', photoId)
      await notifySeller(tx, id, event, config)
      return insertReturn(tx, { orderId: id, kind, reason, lines: wanted, photoIds })
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new Refusal('RETURN_OPEN') : error
    })
