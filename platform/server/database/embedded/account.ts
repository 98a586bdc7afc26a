import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { orUseYourOwn, StartupProblem } from './startup-problem.ts'

export interface Account {
  name: string
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root. Undefined means: run it as ourselves. */
export async function accountFor(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = await readAccounts()
  const owner = await stat(folder).catch(() => undefined)
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid)
    return known ?? { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  }
  const account = ['postgres', 'nobody'].flatMap((name) => accounts.filter((candidate) => candidate.name === name))[0]
  if (account) return account
  throw new StartupProblem(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". ' +
      `Start PolyHarbor as an ordinary user, ${orUseYourOwn}.`,
  )
}

async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0)
}

/** The outermost folder on the way to (and including) `folder` that the account may not enter. */
export async function closedFolder(folder: string, account: Account): Promise<string | undefined> {
  const parent = dirname(folder)
  const outer = parent === folder ? undefined : await closedFolder(parent, account)
  if (outer) return outer
  const { mode, uid, gid } = await stat(folder)
  const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return mode & enter ? undefined : folder
}
