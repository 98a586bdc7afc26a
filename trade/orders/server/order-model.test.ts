import fc from 'fast-check'
import { expect, test } from 'vitest'
import { environmentHere } from '#platform/server/environment.ts'
import { freeCredit } from '#testing/order-model/ledger.ts'
import { plans, taken, walk, type Drawn } from '#testing/order-model/walk.ts'
import { aWorld, offerDepositThenCredit, people, usedCredit } from '#testing/order-model/world.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'

const site = await testApp()
const { db } = site
await offerDepositThenCredit(site)

/** Set `HISTORIES` to try many more than a run of all tests has time for, and `SEED` to try the same again. */
const { HISTORIES, SEED } = environmentHere()
const histories = Number(HISTORIES ?? 8)
const seed = Number(SEED ?? Date.now() % 1_000_000)
/** They share the database, and the buyers of each have no business with those of another. */
const lanes = 2
const size = 50

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
})
const moves = fc.array(move, { minLength: 5, maxLength: 40, size: 'max' })

async function history(buyers: Awaited<ReturnType<typeof people>>, drawn: readonly Drawn[]) {
  const world = await aWorld(site, buyers)
  for (const each of drawn) await walk(world, each)
  const { productId, lotId } = world.goods
  expect([await initialStock(db, { productId }), await initialStock(db, { productId, lotId })]).toEqual([10_000, 4_000])
  expect((await buyers[0].api.companyCredit.own())[0]?.usedMinor).toBe(await usedCredit(world))
  expect(freeCredit(world)).toBeGreaterThanOrEqual(0)
}

test(
  'random walks of two buyers and a seller end where the model does',
  async () => {
    const pairs = await Promise.all(Array.from({ length: lanes }, () => people(site)))
    // The rules read everything there is, so they are asked after some histories each.
    for (let left = histories, block = 0; left > 0; left -= size, block++) {
      const numRuns = Math.ceil(Math.min(size, left) / lanes)
      const ends = pairs.map((buyers, lane) =>
        fc.assert(
          fc.asyncProperty(moves, (drawn) => history(buyers, drawn)),
          { numRuns, seed: (seed + block) * lanes + lane },
        ),
      )
      await Promise.all(ends)
      if (HISTORIES) process.stdout.write(`${block} ${JSON.stringify(Object.fromEntries(taken))}\n`)
      expect(await brokenRules(db), `Block ${block} of seed ${seed}`).toEqual([])
    }
  },
  60_000 + histories * 10_000,
)
