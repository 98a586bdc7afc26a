import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson } from '#testing/back-office.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { keepPresent } from './presence.ts'
import { watchStatus } from './watch-status.ts'

const site = await testApp()
const { db, config, app } = site
const { email } = await aPerson(db)
await db.run(sql`update operator set locale = 'en-US' where email = ${email}`)
const mails = async () => (await messagesTo(db, email)).map(({ subject }) => subject).toReversed()
const waited = (minutes: number) =>
  db.run(sql`
    update outbox set created_at = now() - make_interval(mins => ${minutes}) where recipient = 'slow@example.com'`)

test('what turns bad is mailed once, also when two processes look, and once more when it is good again', async () => {
  const process = keepPresent({ db, log: app.log, roles: { web: true, worker: true }, sockets: () => 0 })
  await expect.poll(() => db.many(sql`select id from running_process`)).toHaveLength(1)
  await watchStatus(db, config)
  expect(await mails()).toEqual([])
  await db.run(sql`
    insert into outbox (channel, recipient, expires_at) values ('sms', 'slow@example.com', now() + interval '1 day')`)
  await waited(90)
  await Promise.all([watchStatus(db, config), watchStatus(db, config)])
  await watchStatus(db, config)
  const bad = 'Something is wrong: E-mails and text messages'
  expect(await mails()).toEqual([bad])
  expect((await messagesTo(db, email))[0]?.text).toContain('Oldest has waited: 1 h')
  // Less bad is not good yet.
  await waited(20)
  await watchStatus(db, config)
  await waited(90)
  await watchStatus(db, config)
  expect(await mails()).toEqual([bad])
  await waited(1)
  await watchStatus(db, config)
  await watchStatus(db, config)
  expect(await mails()).toEqual([bad, 'Good again: E-mails and text messages'])
  await waited(90)
  await watchStatus(db, { ...config, securityAlarmTo: ['guard@example.com'] })
  expect(await messagesTo(db, 'guard@example.com')).toHaveLength(1)
  await process.stop()
})
