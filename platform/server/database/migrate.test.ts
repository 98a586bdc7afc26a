import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { migrate } from './migrate.ts'

const files = readdirSync(join(import.meta.dirname, '../../../db/migrations')).toSorted()

async function ask(url: string, query: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(query).finally(() => client.end())
}

test('several processes that start together migrate once', async () => {
  const url = await createTestDatabase('nothing')
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(url)))
  expect(applied.flat().toSorted()).toEqual(files)
  expect(applied.filter((names) => names.length > 0)).toEqual([files])
  expect((await ask(url, 'select name from migration order by name')).rows.map((row) => row.name)).toEqual(files)
})

test('a database that is up to date is left alone', async () => {
  expect(await migrate(await createTestDatabase())).toEqual([])
})

test('a migration that fails leaves nothing behind and is tried again', async () => {
  const url = await createTestDatabase('nothing')
  await ask(url, 'create table country (code text)')
  await expect(migrate(url)).rejects.toThrow('already exists')
  expect((await ask(url, 'select from migration')).rowCount).toBe(0)
  await ask(url, 'drop table country')
  expect(await migrate(url)).toEqual(files)
})

test('every migration has a number of its own', () => {
  expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length)
  for (const name of files) expect(name).toMatch(/^\d{4}_[a-z_]+\.sql$/)
})
