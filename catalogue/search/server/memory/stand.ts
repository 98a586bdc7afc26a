import type { SearchState } from '#catalogue/goods/server/search-state.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Question } from '../search-queries.ts'
import type { HeldCondition } from '../shared-queries.ts'
import { heldAt } from './hold.ts'
import { eachId } from './packed.ts'
import { searchHaving, searchOwn } from './queries.ts'
import { currencyNumber, type Standing, type Table } from './table.ts'
import { groupsMeeting, isOfGroups } from './words.ts'

/** Does not answer at all. */
const nowhere = 255
const mostRecent = 4

/** Undefined where the question can be answered by the database only. */
export async function standingOf(db: Db, state: SearchState, question: Question): Promise<Standing | undefined> {
  const { tiers, own } = question
  const conditions = question.conditions.flatMap(({ held }) => held ?? [])
  if (conditions.length < question.conditions.length || tiers.length >= nowhere) return undefined
  if (!(await heldAt(db, state.version))) return undefined
  const answering =
    own === undefined ? [] : await state.keep(JSON.stringify(['own', tiers, own]), () => searchOwn(db, { tiers, own }))
  const lacking = new Map<string, Buffer>()
  for (const condition of conditions)
    if (condition.kind === 'lacking' && !isOfGroups(condition.words))
      lacking.set(condition.words, await packedOf(db, state, condition.words))
  // Rows may have moved while the words were read.
  const table = await heldAt(db, state.version)
  if (!table) return undefined

  return recently(table, JSON.stringify([tiers, own, conditions]), () => {
    if (conditions.length === 0) return placed(table, tiers, answering, () => true)
    const met = new Uint8Array(table.size)
    conditions.forEach((condition, at) => narrow(table, met, at, condition, lacking))
    return placed(table, tiers, answering, (row) => met[row] === conditions.length)
  })
}

async function packedOf(db: Db, state: SearchState, words: string): Promise<Buffer> {
  const rows = await state.keep(JSON.stringify(['having', words]), () => searchHaving(db, words))
  return rows[0]?.packed ?? Buffer.alloc(0)
}

/** One search asks for the same several times: to count it, for a page, for what was left out. */
function recently(table: Table, name: string, stand: () => Standing): Standing {
  const known = table.recent.find((each) => each.name === name)
  if (known) return known.standing
  const standing = stand()
  table.recent = [{ name, standing }, ...table.recent.slice(0, mostRecent - 1)]
  return standing
}

function bestOfGroups({ groups }: Table, tiers: string[]): Uint8Array {
  const best = new Uint8Array(groups.size).fill(nowhere)
  for (const [at, tier] of [...tiers.entries()].toReversed()) {
    const meeting = groupsMeeting(tier, groups)
    for (let each = 0; each < best.length; each++) if (meeting[each]) best[each] = at
  }
  return best
}

type Answering = { tier: number; packed: Buffer }[]

function eachOwn({ rows }: Table, answering: Answering, visit: (row: number, tier: number) => void) {
  for (const { tier, packed } of answering)
    eachId(packed, (id) => {
      const row = (rows[id] ?? 0) - 1
      if (row >= 0) visit(row, tier)
    })
}

/** The newest first, at least within a group: they come first in most lists. */
function placed(table: Table, tiers: string[], answering: Answering, meets: (row: number) => boolean): Standing {
  const { size, alive, group, before, groups, foundRow, foundTier, ownTier } = table
  let count = 0
  const take = (row: number, tier: number) => {
    if (alive[row] === 0 || !meets(row)) return
    foundRow[count] = row
    foundTier[count++] = tier
  }
  if (tiers.length === 0) for (let row = size - 1; row >= 0; row--) take(row, 0)
  else {
    const ofGroup = bestOfGroups(table, tiers)
    eachOwn(table, answering, (row, tier) => {
      if (ofGroup[group[row] as number] === nowhere) take(row, tier)
      else ownTier[row] = tier + 1
    })
    for (let at = 0; at < groups.size; at++) {
      const tier = ofGroup[at] as number
      if (tier === nowhere) continue
      for (let row = (groups.newest[at] as number) - 1; row >= 0; row = (before[row] as number) - 1)
        take(row, Math.min(tier, (ownTier[row] || nowhere) - 1))
    }
    eachOwn(table, answering, (row) => (ownTier[row] = 0))
  }
  return { table, rows: foundRow.slice(0, count), tiers: foundTier.slice(0, count) }
}

/** Rows that met all conditions before this one, and meet it, have met one more. */
function narrow(table: Table, met: Uint8Array, before: number, asked: HeldCondition, lacking: Map<string, Buffer>) {
  const keep = (holds: (row: number) => boolean) => {
    for (let row = 0; row < table.size; row++) if (met[row] === before && holds(row)) met[row] = before + 1
  }
  const { available, shop, currency, price, group, rows } = table
  if (asked.kind === 'range') return narrowToRange(table, met, before, asked)
  if (asked.kind === 'available') return keep((row) => available[row] === 1)
  if (asked.kind === 'shop') return keep((row) => shop[row] === asked.shopId)
  if (asked.kind === 'sold')
    return asked.within.forEach(({ currency: sold, min, max }) => {
      const number = currencyNumber(sold)
      keep(
        (row) =>
          currency[row] === number &&
          (min === undefined || (price[row] as number) >= min) &&
          (max === undefined || (price[row] as number) <= max),
      )
    })
  const without = groupsMeeting(asked.words, table.groups)
  const having = new Uint8Array(table.size)
  eachId(lacking.get(asked.words) ?? Buffer.alloc(0), (id) => (having[(rows[id] ?? 0) - 1] = 1))
  keep((row) => without[group[row] as number] === 0 && having[row] === 0)
}

type Range = Extract<HeldCondition, { kind: 'range' }>

function narrowToRange({ values }: Table, met: Uint8Array, before: number, asked: Range) {
  const { measurementIds, low = -Infinity, high = Infinity } = asked
  for (const id of measurementIds) {
    const stated = values.get(id)
    if (!stated) continue
    const { size, row, low: from, high: to } = stated
    for (let at = 0; at < size; at++)
      if ((to[at] as number) >= low && (from[at] as number) <= high && met[row[at] as number] === before)
        met[row[at] as number] = before + 1
  }
}
