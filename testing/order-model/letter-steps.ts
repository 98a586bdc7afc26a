import { OrderStatus } from '#platform/contract/enums.ts'
import { sql } from '#platform/server/database/sql.ts'
import { dayFromNow } from '../quotes.ts'
import type { Known, World } from './known.ts'
import { isOpen } from './ledger.ts'
import type { Move, Step } from './move.ts'

const { unpaid, notShipped, shipped, completed } = OrderStatus
const from = [unpaid, notShipped, shipped, completed]
const secured = ({ parts }: Known) => parts.find((part) => part.byLetter && isOpen(part))

/** Of the part or beyond it, and sometimes too little. */
const amount = (order: Known, { share }: Move) => Math.max(1, (secured(order)?.rest ?? 0) + (share - 25) * 100)

/** What a buyer has sent and not used yet. */
const aFile = async ({ site, buyers }: World, who: 0 | 1) =>
  (
    await site.db.first<{ id: number }>(sql`
    insert into upload (member_id, kind, name, type, size, sha256, storage_key, ready)
    values (${buyers[who].member.id}, 'attachment', 'letter.pdf', 'application/pdf', 1, sha256('x'),
      ${`private/${crypto.randomUUID()}`}, true) returning id`)
  )?.id ?? 0

const deciding = (decision: 'accept' | 'refuse'): Step => ({
  from,
  may(order) {
    const part = secured(order)
    if (order.letter?.state !== 'registered' || !part) return false
    return decision === 'refuse' || order.letter.amount >= part.rest
  },
  act: ({ id, letter }, _, { desk }) =>
    desk.orders.decideLetter({ id, letterId: letter?.id ?? 1, decision, answer: 'x' }),
  follow({ letter }) {
    if (letter) letter.state = decision === 'accept' ? 'accepted' : 'refused'
  },
})

export const letterSteps: Record<string, Step> = {
  registerLetter: {
    from,
    own: true,
    may: (order, move) => secured(order) !== undefined && amount(order, move) >= (secured(order)?.rest ?? 0),
    async act(order, move, world) {
      const { api } = world.buyers[move.who]
      const letter = {
        id: order.id,
        partId: secured(order)?.id ?? 1,
        number: 'LC 1',
        bank: 'Commerzbank',
        amountMinor: (amount(order, move) / 100).toFixed(2),
        currency: 'CNY',
        latestShipment: dayFromNow(40),
        expiresOn: dayFromNow(61),
        fileId: await aFile(world, move.who),
      } as const
      return (await api.orders.registerLetter(letter)).id
    },
    follow(order, move, _, made) {
      order.letter = { id: Number(made), state: 'registered', amount: amount(order, move) }
    },
  },
  acceptLetter: deciding('accept'),
  refuseLetter: deciding('refuse'),
}
