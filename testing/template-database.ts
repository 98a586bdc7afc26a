import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { seedReference } from '#site/first-start/server/seed-reference.ts'
import { connectionTo } from '#platform/server/database/connect.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { clonePrefix, databaseUrl } from './database-names.ts'

const root = join(import.meta.dirname, '..')
const templates = 'polyharbor_template_'
const applicationName = 'polyharbor tests'

/** Schema and seed decide what the template holds, so their content is its name. */
function templateName(): string {
  const hash = createHash('sha256')
  for (const folder of ['db/migrations', 'site/first-start'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(sql|ts|json)$/.test(name)) hash.update(name).update(readFileSync(join(root, folder, name)))
  return templates + hash.digest('hex').slice(0, 16)
}

export interface Lease {
  template: string
  /** Answers whether this was the last run that used the server. */
  release(): Promise<boolean>
}

/** Holds the server for this run, as others may do at the same time, and makes the template unless it is there. */
export async function leaseTemplate(server: string): Promise<Lease> {
  const { client } = connectionTo(server, applicationName)
  await client.connect()
  const template = templateName()
  await client.query('select pg_advisory_lock(7265311)')
  if (await isAlone(client)) await removeLeftovers(client, template)
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
  if (rowCount === 0) await makeTemplate(client, server, template)
  await client.query('select pg_advisory_unlock(7265311)')
  return {
    template,
    async release() {
      const last = await isAlone(client)
      await client.end()
      return last
    },
  }
}

async function isAlone(client: pg.Client): Promise<boolean> {
  const others = 'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()'
  return (await client.query(others, [applicationName])).rowCount === 0
}

async function removeLeftovers(client: pg.Client, template: string) {
  const all = 'select datname from pg_database where starts_with(datname, $1) or starts_with(datname, $2)'
  const { rows } = await client.query<{ datname: string }>(all, [templates, clonePrefix])
  for (const { datname } of rows)
    if (datname !== template) await client.query(`drop database "${datname}" with (force)`)
}

/** Under another name until it is whole: a run that dies half-way leaves nothing that looks like a template. */
async function makeTemplate(client: pg.Client, server: string, template: string) {
  const draft = `${templates}draft`
  await client.query(`drop database if exists "${draft}" with (force)`)
  await client.query(`create database "${draft}"`)
  const url = databaseUrl(server, draft)
  await migrate(url)
  const db = openDatabase({ url, pool: 2 })
  await seedReference(db)
  await db.end()
  await client.query(`alter database "${draft}" rename to "${template}"`)
}
