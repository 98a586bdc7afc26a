import { afterAll, inject } from 'vitest'
import { connectionTo } from '#platform/server/database/connect.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import { cloneName, databaseUrl } from './database-names.ts'

async function onServer(command: string) {
  const { client } = connectionTo(inject('databaseServer'), 'polyharbor test databases')
  await client.connect()
  await client.query(command).finally(() => client.end())
}

/** A database of this test file's own, dropped after its last test; `empty` is one without tables. */
export async function createTestDatabase(from: 'template' | 'empty' = 'template'): Promise<string> {
  const name = cloneName()
  const template = from === 'template' ? `template "${inject('templateDatabase')}"` : ''
  await onServer(`create database "${name}" ${template}`)
  afterAll(() => onServer(`drop database "${name}" with (force)`))
  return databaseUrl(inject('databaseServer'), name)
}

/** The same, opened. */
export async function testDatabase(): Promise<Database> {
  const db = openDatabase({ url: await createTestDatabase(), pool: 5 })
  afterAll(() => db.end())
  return db
}
