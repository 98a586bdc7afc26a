import { expect, test } from 'vitest'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { aContact } from '#testing/factories.ts'
import { memberExamples } from '#testing/member-examples.ts'
import { operatorExamples } from '#testing/operator-examples.ts'
import { drawer } from '#testing/sweep/draw.ts'
import { placesOf, type Patch } from '#testing/sweep/patches.ts'
import { partOf } from '#testing/sweep/schema-parts.ts'
import { createSweeper } from '#testing/sweep/sweeper.ts'
import { testApp } from '#testing/test-app.ts'

// `npm run sweep` sends many more, and other ones each time.
const inputs = Number(process.env['SWEEP_INPUTS'] ?? 400)
const seed = Number(process.env['SWEEP_SEED'] ?? 1)

const failures: string[] = []
const site = await testApp({
  config: { logLevel: 'error', demo: true },
  logStream: { write: (line) => void failures.push(line) },
})
await aContact(site.db)
const sweeper = createSweeper(site, () => failures.length > 0)

const calls = [
  ...endpointsOf(contract).map((call) => ({ ...call, office: false })),
  ...endpointsOf(operatorContract).map((call) => ({ ...call, office: true })),
]
  .map((call) => ({ ...call, places: placesOf(partOf(call.endpoint.input)) }))
  .filter(({ places }) => places.length > 0)

test.each(calls.filter(({ name, office }) => name in (office ? operatorExamples : memberExamples)))(
  '$name takes the good input that hostile values are put into',
  async (call) => expect(await sweeper.refusalOf(call)).toBeUndefined(),
)

// Each choice of a filter or an order is a query of its own.
test.each(calls.filter(({ endpoint }) => endpoint.method === 'GET'))('$name answers every choice', async (call) => {
  const problems: string[] = []
  for (const { path, choices = [] } of call.places)
    for (const value of choices) {
      const problem = await sweeper.attempt(call, [{ path, value }])
      if (problem) problems.push(`${problem}: ${failures.splice(0).join(' ').slice(0, 400)}`)
    }
  expect(problems).toEqual([])
})

const draw = drawer(seed)

/** Mostly what gets past the schema; what does not must be refused well, too. */
async function drawPatch(call: (typeof calls)[number]): Promise<Patch[]> {
  let patch: Patch | undefined
  for (let tries = draw([0, 8, 8, 8]) ?? 0; tries >= 0; tries -= 1) {
    const place = draw(call.places)
    if (place) patch = { path: place.path, value: draw(place.values()) }
    if (patch && tries > 0 && (await sweeper.reaches(call, patch))) break
  }
  return patch ? [patch] : []
}

const title = `no field of any call is answered as our own failure (${inputs} inputs, seed ${seed})`
test(title, { timeout: inputs * 100 }, async () => {
  const problems: string[] = []
  for (let sent = 0; sent < inputs && problems.length < 20; sent += 1) {
    // Every call in turn, so that those with few fields are not forgotten beside those with many.
    const call = calls[sent % calls.length]
    if (!call) break
    const patches = [...(await drawPatch(call)), ...(draw([true, false, false]) ? await drawPatch(call) : [])]
    const problem = await sweeper.attempt(call, patches)
    if (problem) problems.push(`${problem}: ${failures.splice(0).join(' ').slice(0, 400)}`)
  }
  expect(problems).toEqual([])
})
