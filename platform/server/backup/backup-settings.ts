import * as v from 'valibot'
import { List } from '../variables.ts'
import { readRecipient } from './age-keys.ts'

export const backupVariables = {
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_KEEP: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1000)), '7'),
  BACKUP_HOURS: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(24)), '24'),
  BACKUP_RECIPIENTS: v.optional(
    v.pipe(
      List,
      v.check((names) => names.every((name) => readRecipient(name)), 'must be public keys that begin with age1'),
    ),
    '',
  ),
  BACKUP_KEY_FILE: v.optional(v.string()),
}

/** What the command line takes, each with a folder of backups; the last with a file. */
export const backupOptions = {
  backup: { type: 'string' },
  restore: { type: 'string' },
  'verify-backup': { type: 'string' },
  'make-backup-key': { type: 'string' },
} as const
export type BackupStep = keyof typeof backupOptions

export interface BackupSettings {
  /** Where backups of database and files are put; without one there are none. */
  folder: string | undefined
  /** How often. */
  everyHours: number
  /** How many are kept. */
  keep: number
  /** Public keys whose owners can read them; without any they are not encrypted. */
  recipients: string[]
  /** The secret key that reads them, needed only to restore and to verify. */
  keyFile: string | undefined
  /** What is done instead of serving. */
  step: { name: BackupStep; path: string } | undefined
}

interface Given {
  BACKUP_DIR?: string | undefined
  BACKUP_KEEP: number
  BACKUP_HOURS: number
  BACKUP_RECIPIENTS: string[]
  BACKUP_KEY_FILE?: string | undefined
}

export function backupSettingsOf(env: Given, args: Partial<Record<BackupStep, string>>): BackupSettings {
  const names = Object.keys(backupOptions) as BackupStep[]
  const [step] = names.flatMap((name) => (args[name] ? [{ name, path: args[name] }] : []))
  return {
    folder: env.BACKUP_DIR,
    everyHours: env.BACKUP_HOURS,
    keep: env.BACKUP_KEEP,
    recipients: env.BACKUP_RECIPIENTS,
    keyFile: env.BACKUP_KEY_FILE,
    step,
  }
}
