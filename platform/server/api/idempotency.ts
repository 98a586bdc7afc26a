import { hash } from 'node:crypto'
import type { Envelope } from '#platform/contract/client.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { joined } from '../database/joined.ts'
import type { Context } from './context.ts'
import { claimKey, keepAnswer, startOver } from './idempotency-queries.ts'

/** A key as a caller may send it: printable, so that it can be logged and compared. */
const acceptable = /^[\x20-\x7e]{1,255}$/

interface Repeatable {
  key: string
  /** Name of the call and its input. */
  call: string
  input: unknown
}

/**
 * Does the work once per caller and key. Key and effect are one transaction, so whoever dies on the way leaves neither,
 * and a repeat may start at once; a refusal has no effect and keeps no key.
 */
export async function once(
  { key, call, input }: Repeatable,
  context: Context,
  work: (context: Context) => Promise<Envelope>,
): Promise<Envelope> {
  if (!acceptable.test(key)) throw new Refusal('MALFORMED')
  const owner = ownerOf(context)
  const asked = hash('sha256', `${call} ${JSON.stringify(input)}`, 'buffer')
  let refusal: Refusal | undefined
  const done = await context.db
    .transaction(async (tx) => {
      const claim = await claimKey(tx, owner, key)
      if (!claim?.free) throw inFlight()
      if (claim.hash && !claim.hash.equals(asked)) throw new Refusal('KEY_REUSED')
      if (claim.answer) return claim.answer
      // The key's lock ends with what is rolled back; whoever took it in between has the key.
      const restart = async () => {
        await startOver(tx)
        const again = await claimKey(tx, owner, key)
        if (!again?.free || again.answer) throw inFlight()
      }
      try {
        const answer = await work({ ...context, db: joined(context.db, tx, restart) })
        tx.withCommit(keepAnswer(tx, owner, key, asked, answer))
        return answer
      } catch (error) {
        // What the handler counted before it refused, such as tries, stays counted.
        if (!(error instanceof Refusal)) throw error
        refusal = error
        return undefined
      }
    })
    // A statement that failed may be why it refused; then nothing is kept.
    .catch((error: unknown) => {
      throw refusal ?? error
    })
  if (!done) throw refusal ?? new Error('A call answered nothing.')
  return done
}

const inFlight = () => new Refusal('IN_FLIGHT', { retryAfter: 1 })

function ownerOf({ caller, operator, ip }: Context): string {
  if (operator) return `operator ${operator.operatorId}`
  return caller ? `member ${caller.memberId}` : ip
}
