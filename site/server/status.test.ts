import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'
import { statusOf } from './status.ts'

const { db, config } = await testApp()
const wrong = async () => (await statusOf(config, { db })).split('\n').filter((line) => line.startsWith('!'))

test('the status of a sound site has a line for each part and none that is wrong', async () => {
  const lines = (await statusOf({ ...config, backups: { ...config.backups, folder: undefined } }, { db })).split('\n')
  const names = ['database', 'schema', 'jobs', 'outbox', 'files', 'disk', 'backup']
  expect(lines.map((line) => line.slice(2).split(' ', 1)[0])).toEqual(names)
  expect(lines[0]).toMatch(/PostgreSQL \d+.*, \d+ MB, \d+ of \d+ connections/)
  // The disk is that of the machine which tests.
  expect(lines.filter((line) => line.startsWith('!') && !line.includes('disk'))).toEqual([])
})

test('what is wrong is marked, with its reason', async () => {
  await db.run(sql`delete from migration where name = (select max(name) from migration)`)
  await db.run(sql`
    insert into job (name, every_seconds, limit_seconds, due_at, failures, last_error, failed_at)
    values ('removeOldTerms', 60, 60, now(), 3, 'no route', now())
    on conflict (name) do update set failures = 3, last_error = 'no route'`)
  const told = (await wrong()).join('\n')
  expect(told).toMatch(/^! schema +1 migrations are due; \d+ applied$/m)
  expect(told).toMatch(/^! jobs .*removeOldTerms failed 3 times: no route$/m)
})

test('the way past a pooler needs the pooler', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://x/y' }, [])).toThrow('past a pooler')
  expect(readConfig({}, ['--migrate']).command).toBe('migrate')
  expect(readConfig({ LISTEN_WHEN_READY: '1' }, ['--status'])).toMatchObject({
    command: 'status',
    listenWhenReady: true,
  })
})
