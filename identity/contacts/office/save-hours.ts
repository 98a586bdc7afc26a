import { Refusal } from '#platform/contract/errors.ts'
import type { DeskHours } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { Context } from '#platform/server/api/context.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'

const noun = 'officeHours'
// There is one office.
const key = 1
const title = 'Office hours'
const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/

async function findHours(db: Db, lock: boolean): Promise<DeskHours> {
  const office = await db.first<Omit<DeskHours, 'days'>>(
    sql`select zone, version from chat_hours ${lock ? sql`for update` : nothing}`,
  )
  if (!office) throw new Refusal('NOT_FOUND')
  const days = await db.many<DeskHours['days'][number]>(sql`
    select weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
    from chat_day order by weekday`)
  return { ...office, days }
}

async function putHours(tx: Db, { zone, days, version }: DeskHours) {
  await tx.run(sql`update chat_hours set zone = ${zone}, version = ${version}`)
  await tx.run(sql`delete from chat_day`)
  for (const { weekday, opens, closes } of days)
    await tx.run(sql`insert into chat_day (weekday, opens, closes) values (${weekday}, ${opens}, ${closes})`)
}

export const getDeskHours = (db: Db) => findHours(db, false)

export const saveHours = ({ zone, days, version }: DeskHours, { db, operator, locale }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    refuseWrong(zone, days)
    const before = await findHours(tx, true)
    if (before.version !== version) throw await conflict(tx, noun, key, locale)
    const after = { zone, days: days.toSorted((one, other) => one.weekday - other.weekday), version: version + 1 }
    await putHours(tx, after)
    return audit(tx, operator, { action: 'update', noun, key, title, before, after })
  })

/** Fields are named as the form names them. */
function refuseWrong(zone: string, days: DeskHours['days']) {
  const fields: Record<string, string> = isZone(zone) ? {} : { zone: 'adminChat.zoneWrong' }
  const seen = new Set<number>()
  for (const { weekday, opens, closes } of days) {
    if (!timeOfDay.test(opens) || seen.has(weekday)) fields[`opens${weekday}`] = 'adminChat.timeWrong'
    else if (!timeOfDay.test(closes)) fields[`closes${weekday}`] = 'adminChat.timeWrong'
    else if (closes <= opens) fields[`closes${weekday}`] = 'adminChat.closesLater'
    seen.add(weekday)
  }
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
}

function isZone(zone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

export const officeHoursUndoer: Undoer = {
  permission: 'service.edit',
  async undo(tx, change) {
    const [before, after] = [change.before, change.after] as unknown as (DeskHours | null)[]
    const now = await findHours(tx, true)
    if (!before || now.version !== after?.version) return false
    await putHours(tx, { ...before, version: now.version + 1 })
    return true
  },
}
