import type { Database, Db } from '#platform/server/database/database.ts'
import type { EnquiryTerms } from '../contract.ts'
import { filledLines, goodsOf, joinLines } from '../join-lines.ts'
import type { TypedLine } from '../typed-line.ts'
import { findBasket, lockBasket, writeBasket } from './basket-queries.ts'

export const readBasket = async (db: Db, memberId: number) =>
  (await findBasket(db, memberId)) ?? { version: 0, lines: [] }

interface Written {
  version: number
  lines: readonly TypedLine[]
}

export const keepBasket = (db: Database, memberId: number, { version, lines }: Written) =>
  db.transaction(async (tx) => {
    const mine = filledLines(lines)
    const kept = await writeBasket(tx, memberId, version, mine)
    if (kept) return { ...kept, lines: mine, joined: false }
    // Another device has written since: what both have is kept, and the writer is told.
    const held = (await lockBasket(tx, memberId)) ?? { version: 0, lines: [] }
    const both = joinLines(held.lines, mine)
    const same = JSON.stringify(filledLines(both)) === JSON.stringify(filledLines(held.lines))
    const written = same ? held : await writeBasket(tx, memberId, held.version, both)
    return { version: written?.version ?? held.version, lines: both, joined: true }
  })

type Sent = Pick<EnquiryTerms['lines'][number], 'productId' | 'lotId' | 'productName'>

/** What was sent leaves the basket; what another device has put in meanwhile stays. */
export async function takeSent(tx: Db, memberId: number, sent: readonly Sent[]) {
  const held = await lockBasket(tx, memberId)
  if (!held) return
  const goods = new Set(sent.map(({ productId, lotId, productName }) => goodsOf(typed(productId, lotId, productName))))
  const rest = held.lines.filter((line) => !goods.has(goodsOf(line)))
  if (rest.length < held.lines.length) await writeBasket(tx, memberId, held.version, rest)
}

const typed = (productId: Sent['productId'], lotId: Sent['lotId'], productName: string) => ({
  productId: String(productId ?? ''),
  lotId: String(lotId ?? ''),
  productName,
})
