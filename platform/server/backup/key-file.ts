import { readFile, writeFile } from 'node:fs/promises'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import {
  identityOf,
  makeSecret,
  readIdentities,
  readRecipient,
  writeRecipient,
  writeSecret,
  type Identity,
  type Recipient,
} from './age-keys.ts'

export async function openIdentities(file: string | undefined): Promise<Identity[]> {
  if (file === undefined)
    throw new StartupProblem('This backup is encrypted: name the file of its secret key by BACKUP_KEY_FILE.')
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartupProblem(`The key file cannot be read: ${error.message}`)
  })
  const identities = readIdentities(text)
  if (identities) return identities
  throw new StartupProblem(`${file} is not a key file: it holds lines that begin with AGE-SECRET-KEY-1.`)
}

/** Answers whom backups are then encrypted to. */
export async function makeKeyFile(file: string): Promise<string> {
  const secret = makeSecret()
  const recipient = writeRecipient(identityOf(secret).recipient)
  const text = `# public key: ${recipient}\n${writeSecret(secret)}\n`
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: Error) => {
    throw new StartupProblem(`The key file cannot be written: ${error.message}`)
  })
  return recipient
}

/** Whom a site encrypts to, each as `age1…`. */
export const recipientsOf = (names: readonly string[]): Recipient[] =>
  names.flatMap((name) => readRecipient(name) ?? [])
