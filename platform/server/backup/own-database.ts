import { randomBytes } from 'node:crypto'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import { createDatabase, dropDatabase, findServer } from './backup-queries.ts'

/** With an empty database on the same server, which is dropped afterwards. */
export async function inOwnDatabase<T>(address: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `polyharbor_verify_${randomBytes(6).toString('hex')}`
  await createDatabase(address, name).catch(async (error: { code?: string }) => {
    if (error.code !== '42501') throw error
    const { role } = await findServer(address)
    throw new StartupProblem(
      `A backup is verified in a database of its own, but ${role} may not create one. Allow it (alter role ${role} createdb), ` +
        'or name another server by DATABASE_URL, where it may.',
    )
  })
  const url = new URL(address)
  url.pathname = `/${name}`
  return work(url.href).finally(() => dropDatabase(address, name))
}
