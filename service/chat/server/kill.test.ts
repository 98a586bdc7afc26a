import { randomBytes } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { sendThroughKills } from '#testing/chat-kill.ts'
import { aContact } from '#testing/factories.ts'
import { killable } from '#testing/killable.ts'
import { createTestDatabase } from '#testing/test-database.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

test('what was acknowledged is there once and in order, though the server is killed twice meanwhile', async () => {
  const url = await createTestDatabase()
  const db = openDatabase({ url, pool: 2 })
  onTestFinished(() => db.end())
  const contact = await aContact(db)
  const cookieId = randomBytes(24).toString('base64url')
  await db.run(sql`insert into visitor (cookie_id, contact_id, locale) values (${cookieId}, ${contact.id}, 'en-US')`)
  const env = { DATABASE_URL: url, CHAT_PER_MINUTE: '100000' }
  const site = killable(await freePort(), ['testing/chat-server.ts'], env)
  onTestFinished(() => site.kill())

  const run = await sendThroughKills(site, { cookieId, messages: 100, kills: 2 })
  expect(run.kills).toBe(2)
  const rows = await db.many<{ id: number; body: string }>(sql`select id, body from chat_message order by id`)
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(rows.map(({ body }) => Number(body))).toEqual(numbers)
  expect(rows.map(({ id }) => id)).toEqual([...run.acknowledged.values()])
  expect(run.watched).toEqual(numbers)
}, 60_000)
