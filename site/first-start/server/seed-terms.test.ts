import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { testDatabase } from '#testing/test-database.ts'
import { seedTerms } from './seed-terms.ts'

const db = await testDatabase()
const typeOf = (code: string) =>
  db.first(sql`
    select name_en as "nameEn", (select count(*) from payment_type_part where payment_type_id = id) as parts
    from payment_type where code = ${code}`)

test('terms that an installation lacks are filled in, and what it has stays as it is', async () => {
  await db.run(sql`delete from payment_type where code = 'DP'`)
  await db.run(sql`delete from delivery_term where code = 'EXW'`)
  await db.run(sql`update payment_type set name_en = 'Our own words' where code = 'TT_30_70'`)
  await db.run(sql`insert into payment_type (code, name_zh, name_en) values ('OURS', '自定', 'Ours')`)
  await seedTerms(db)
  await seedTerms(db)
  expect(await typeOf('DP')).toMatchObject({ parts: 1 })
  expect(await typeOf('TT_30_70')).toEqual({ nameEn: 'Our own words', parts: 2 })
  expect(await typeOf('OURS')).toMatchObject({ parts: 1 })
  expect(await db.many(sql`select from delivery_term where code = 'EXW'`)).toHaveLength(1)
})
