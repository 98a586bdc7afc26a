import { connectionTo } from '../database/connect.ts'

interface Server {
  release: number
  /** Whether nothing of anybody is in the database. */
  empty: boolean
  role: string
}

export async function asking<T>(url: string, work: (client: ReturnType<typeof connectionTo>['client']) => Promise<T>) {
  const { client } = connectionTo(url, 'polyharbor backup')
  await client.connect()
  return work(client).finally(() => client.end())
}

export const findServer = (url: string) =>
  asking(url, async (client) => {
    const { rows } = await client.query<Server>(`
      select current_setting('server_version_num')::int / 10000 as release, current_user as role,
        not exists (select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as empty`)
    return rows[0] ?? { release: 0, role: '', empty: false }
  })

export const createDatabase = (url: string, name: string) =>
  asking(url, (client) => client.query(`create database "${name}" template template0`))

export const dropDatabase = (url: string, name: string) =>
  asking(url, (client) => client.query(`drop database "${name}" with (force)`))
