import { Refusal } from '#platform/contract/errors.ts'
import type { contacts, DeskHours } from './contract.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { findImage } from '#platform/office/audit/server/queries.ts'
import { partsOnTopOf } from '#platform/office/on-top-of.ts'
import type { Context } from '#platform/server/api/context.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import { findDeskHours, putHours } from './queries.ts'

const noun = 'officeHours'
// There is one office.
const key = 1
const title = 'Office hours'
const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const saveHours = (
  { since, ...typed }: ParsedOf<typeof contacts.saveHours>,
  { db, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    refuseWrong(typed.zone, typed.days)
    const before = await findDeskHours(tx, true)
    if (before.version !== typed.version) throw await conflict(tx, noun, key, locale)
    const base = since && ((await findImage(tx, noun, key, since)) as DeskHours | undefined)
    const { zone, days } = base ? withTheirs(before, typed, base) : typed
    const after = {
      zone,
      days: days.toSorted((one, other) => one.weekday - other.weekday),
      version: before.version + 1,
    }
    await putHours(tx, after)
    return audit(tx, operator, { action: 'update', noun, key, title, before, after })
  })

/** Each day by itself: of one that only a colleague has changed theirs stays. */
function withTheirs(now: DeskHours, mine: DeskHours, base: DeskHours) {
  const byDay = ({ zone, days }: DeskHours) => ({
    zone,
    days: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((each) => [each, days.find(({ weekday }) => weekday === each)])),
  })
  const { zone, days } = partsOnTopOf(byDay(now), byDay(mine), byDay(base))
  return { zone, days: Object.values(days).filter((day) => day !== undefined) }
}

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
    const now = await findDeskHours(tx, true)
    if (!before || now.version !== after?.version) return false
    await putHours(tx, { ...before, version: now.version + 1 })
    return true
  },
}
