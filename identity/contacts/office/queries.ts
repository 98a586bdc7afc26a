import { Refusal } from '#platform/contract/errors.ts'
import type { DeskHours } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

export const isHouse = async (db: Db, id: number) =>
  (await db.first(sql`select from contact where house and id = ${id}`)) !== undefined

export async function findDeskHours(db: Db, lock = false): Promise<DeskHours> {
  const office = await db.first<Omit<DeskHours, 'days'>>(
    sql`select zone, version from chat_hours ${lock ? sql`for update` : nothing}`,
  )
  if (!office) throw new Refusal('NOT_FOUND')
  const days = await db.many<DeskHours['days'][number]>(sql`
    select weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
    from chat_day order by weekday`)
  return { ...office, days }
}

export async function putHours(tx: Db, { zone, days, version }: DeskHours) {
  await tx.run(sql`update chat_hours set zone = ${zone}, version = ${version}`)
  await tx.run(sql`delete from chat_day`)
  for (const { weekday, opens, closes } of days)
    await tx.run(sql`insert into chat_day (weekday, opens, closes) values (${weekday}, ${opens}, ${closes})`)
}
