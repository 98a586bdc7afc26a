import type { Db } from '#platform/server/database/database.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'
import { demoLanes } from './trading/lanes.ts'

const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)

/** Plausible ways for goods of the demonstration; of other places the price is on enquiry. */
export const seedLanes = (db: Db) =>
  insertRows(
    db,
    'lane',
    demoLanes.map((lane) => ({ ...lane, version: 1, valid_from: day(-20), valid_until: day(180) })),
  )
