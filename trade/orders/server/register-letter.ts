import { claimSentUploads, claimUpload } from '#identity/uploads/server/claim-upload.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { By } from '#platform/server/api/by.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { TypedLetter } from '#trade/letters-of-credit/letter.ts'
import { letterLife } from '#trade/letters-of-credit/server/letter-life.ts'
import { findLetterOfPart, findLetterPart, insertLetter } from '#trade/letters-of-credit/server/shared-queries.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { notifySeller } from './notify-seller.ts'
import { orderLife } from './order-life.ts'

interface Acting {
  db: Database
  config: Config
  by: By
}

/** Why it cannot secure the part, by field. */
function problemOf(
  letter: TypedLetter,
  part: { currency: string; restMinor: number; today: string },
): Record<string, string> | undefined {
  if (letter.currency !== part.currency) return { amountMinor: 'lettersOfCredit.otherCurrency' }
  if (letter.amountMinor < part.restMinor) return { amountMinor: 'lettersOfCredit.tooLittle' }
  if (letter.expiresOn < letter.latestShipment) return { expiresOn: 'lettersOfCredit.daysTurned' }
  return letter.expiresOn < part.today ? { expiresOn: 'lettersOfCredit.expired' } : undefined
}

/** For a part that waits for one, or as an amendment of one; whoever did not register it is notified. */
export const registerLetter = (
  { db, config, by }: Acting,
  orderId: number,
  { fileId, ...letter }: TypedLetter & { fileId: number },
) =>
  db.transaction(async (tx) => {
    const { number, bank, currency, amountMinor, partId } = letter
    const order = await orderLife.move(tx, orderId, 'registerLetter', by, {
      note: `${number}, ${bank}, ${currency} ${decimalOf(amountMinor)}`,
    })
    const part = await findLetterPart(tx, orderId, partId)
    if (!part) throw new Refusal('NOT_FOUND')
    const problem = problemOf(letter, part)
    if (problem) throw new Refusal('INVALID_INPUT', { fields: problem })
    if (by.actor === 'member') await claimUpload(tx, { memberId: by.id }, 'attachment', fileId)
    if (by.actor === 'operator') await claimSentUploads(tx, order.memberId, by.id, [fileId])
    const waiting = await findLetterOfPart(tx, partId, 'registered')
    if (waiting) await letterLife.move(tx, waiting.id, 'replace', by)
    const made = await insertLetter(tx, orderId, fileId, letter)
    if (by.actor === 'member') await notifySeller(tx, orderId, 'registerLetter', config, amountMinor)
    else await notifyBuyer(tx, order, 'registerLetter', config, { answer: `${number}, ${bank}` })
    return { id: made?.id ?? 0 }
  })
