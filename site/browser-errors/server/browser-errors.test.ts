import { describe, expect, test } from 'vitest'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { to } from '#platform/contract/to.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { testApp } from '#testing/test-app.ts'
import { removeOldErrors } from './queries.ts'

const site = await testApp()
const { db, call } = site
const administrator = await aPerson(db)
const desk = await atDesk(site, administrator)
const chrome = { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36' }
const stack = (line: number) => `Error\n    at show (http://localhost/assets/a1b2c3d.js:${line}:5)`
const tell = (message: string, line = 1, page = '/product?id=7&token=secret') =>
  call(contract.browserErrors.report, { message, stack: stack(line), page }, chrome)

describe('an error in a browser', () => {
  test('is listed at the desk once, however often it happens, without a visitor, a query or what was typed', async () => {
    for (let time = 0; time < 3; time++)
      expect((await tell(`TypeError: "jane@firm.example" is not a function`)).status).toBe(200)
    const { list } = await desk.browserErrors.list()
    expect(list).toMatchObject([{ message: 'TypeError: … is not a function', count: 3, browser: 'Chrome 126' }])
    expect(list[0]).toMatchObject({ page: '/product', stack: 'show /assets/a1b2c3d.js:1:5' })
    expect(JSON.stringify(await db.many(sql`select * from browser_error`))).not.toMatch(/jane|secret|127\.0\.0\.1/)
    const cookie = `lang=zh-CN; officeToken=${await aDeskSession(db, administrator)}`
    const { body } = await site.request({ url: to.office.browserErrors({ search: 'a1b2c3d' }), headers: { cookie } })
    expect(body).toContain('show /assets/a1b2c3d.js:1:5')
  })

  test('is dropped beyond the budget of a visitor, and never refused', async () => {
    await db.run(sql`delete from budget`)
    for (let line = 100; line < 125; line++) expect((await tell('Error: loop', line)).status).toBe(200)
    expect((await desk.browserErrors.list({ search: 'loop' })).totalCount).toBe(20)
    expect(await db.many(sql`select name from security_event where name = 'budgetHit'`)).toEqual([])
  })

  test('of which there are too many kinds is counted only if it is known', async () => {
    await db.run(sql`delete from budget`)
    await tell('Error: known', 7)
    await db.run(sql`
      insert into browser_error (message, stack, page, browser)
      select 'filler', number::text, '/', '' from generate_series(1, 1000) number`)
    await tell('Error: known', 7)
    await tell('Error: new', 8)
    expect((await desk.browserErrors.list({ search: 'Error: known' })).list).toMatchObject([{ count: 2 }])
    expect((await desk.browserErrors.list({ search: 'Error: new' })).totalCount).toBe(0)
  })

  test('is forgotten when it has not happened for a month', async () => {
    await db.run(sql`update browser_error set last_at = now() - interval '31 days' where message <> 'Error: known'`)
    await removeOldErrors(db)
    expect((await desk.browserErrors.list()).totalCount).toBe(1)
  })
})
