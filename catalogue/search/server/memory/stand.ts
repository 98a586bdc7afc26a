import type { SearchState } from '#catalogue/goods/server/search-state.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Question } from '../search-queries.ts'
import type { HeldCondition } from '../shared-queries.ts'
import { heldAt } from './hold.ts'
import { eachId } from './packed.ts'
import { searchHaving, searchOwn } from './queries.ts'
import { currencyNumber, type Table } from './table.ts'
import { groupsMeeting, isOfGroups } from './words.ts'

/** Does not answer at all. */
export const nowhere = 255

/** Where each row stands for a question: the best condition that it meets. What is chosen in facets is left to groups. */
export interface Standing {
  table: Table
  tiers: Uint8Array
}

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

  const met = new Uint8Array(table.size)
  conditions.forEach((condition, at) => narrow(table, met, at, condition, lacking))
  const standing = standingOfGroups(table, tiers, met, conditions.length)
  for (const { tier, packed } of answering)
    eachId(packed, (id) => {
      const row = (table.rows[id] ?? 0) - 1
      if (row >= 0 && met[row] === conditions.length && tier < (standing[row] as number)) standing[row] = tier
    })
  return { table, tiers: standing }
}

async function packedOf(db: Db, state: SearchState, words: string): Promise<Buffer> {
  const rows = await state.keep(JSON.stringify(['having', words]), () => searchHaving(db, words))
  return rows[0]?.packed ?? Buffer.alloc(0)
}

function standingOfGroups({ size, alive, group, groups }: Table, tiers: string[], met: Uint8Array, needed: number) {
  const best = new Uint8Array(groups.size).fill(tiers.length === 0 ? 0 : nowhere)
  for (const [at, tier] of [...tiers.entries()].toReversed()) {
    const meeting = groupsMeeting(tier, groups)
    for (let each = 0; each < best.length; each++) if (meeting[each]) best[each] = at
  }
  const standing = new Uint8Array(size)
  for (let row = 0; row < size; row++)
    standing[row] = alive[row] && met[row] === needed ? (best[group[row] as number] as number) : nowhere
  return standing
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
