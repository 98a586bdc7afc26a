import fc from 'fast-check'
import { expect, test } from 'vitest'
import { environmentHere } from '#platform/server/environment.ts'
import { freeCredit } from '#testing/order-model/ledger.ts'
import { plans, taken, walk, type Drawn } from '#testing/order-model/walk.ts'
import {
  aWorld,
  offerDepositThenCredit,
  offerFreight,
  people,
  usedCredit,
  type People,
} from '#testing/order-model/world.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'

/** Set `HISTORIES` to try many more than a run of all tests has time for, and `SEED` to try the same again. */
const { HISTORIES, SEED } = environmentHere()
// A machine that has other work for hours is slow now and then: that proves nothing about orders.
const site = await testApp({ config: HISTORIES ? { requestSeconds: 600 } : {} })
const { db } = site
await offerDepositThenCredit(site)
await offerFreight(site)

const histories = Number(HISTORIES ?? 8)
const seed = Number(SEED ?? Date.now() % 1_000_000)
/** They share the database, and the buyers of each have no business with those of another. */
const lanes = 2
const size = 100

const move: fc.Arbitrary<Drawn> = fc.record({
  who: fc.constantFrom(0 as const, 0 as const, 1 as const),
  step: fc.nat(),
  possible: fc.constantFrom(true, true, true, false),
  which: fc.nat(1),
  line: fc.nat(1),
  share: fc.integer({ min: 1, max: 100 }),
  quantity: fc.constantFrom(1_000, 1_325, 2_500),
  plan: fc.constantFrom(...plans),
  goods: fc.constantFrom('product', 'both', 'lot'),
  delivered: fc.boolean(),
})
const moves = fc.array(move, { minLength: 5, maxLength: 40, size: 'max' })

async function history(those: People, drawn: readonly Drawn[]) {
  const world = await aWorld(site, those)
  for (const each of drawn) await walk(world, each)
  const { productId, lotId } = world.goods
  expect([await initialStock(db, { productId }), await initialStock(db, { productId, lotId })]).toEqual([10_000, 4_000])
  expect((await those.buyers[0].api.companyCredit.own())[0]?.usedMinor).toBe(await usedCredit(world))
  expect(freeCredit(world)).toBeGreaterThanOrEqual(0)
}

/** For so long a history that went wrong is made shorter; without an end the test would run out of time and say nothing. */
const shortenMs = 60_000

test(
  'random walks of two buyers and a seller end where the model does',
  async () => {
    let walked = 0
    // The rules read everything there is, and a company all of its orders: each block has new buyers, and is checked at its end.
    for (let left = histories, block = 0; left > 0; left -= size, block++) {
      const pairs = await Promise.all(Array.from({ length: lanes }, () => people(site)))
      const numRuns = Math.ceil(Math.min(size, left) / lanes)
      const ends = pairs.map((those, lane) =>
        fc.assert(
          fc.asyncProperty(moves, async (drawn) => {
            await history(those, drawn)
            walked++
          }),
          { numRuns, seed: (seed + block) * lanes + lane, interruptAfterTimeLimit: shortenMs + numRuns * 5_000 },
        ),
      )
      await Promise.all(ends)
      expect(await brokenRules(db), `Block ${block} of seed ${seed}`).toEqual([])
      const steps = [...taken.values()].reduce((sum, times) => sum + times, 0)
      if (HISTORIES) process.stdout.write(`${walked} histories, ${steps} steps of ${taken.size} kinds, seed ${seed}\n`)
    }
    if (HISTORIES)
      process.stdout.write(
        `${JSON.stringify(Object.fromEntries([...taken].toSorted(([one], [other]) => one.localeCompare(other))))}\n`,
      )
  },
  2 * shortenMs + histories * 10_000,
)
