import * as v from 'valibot'

export const backupVariables = {
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_KEEP: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1000)), '7'),
}

/** What the command line takes, each with a folder of backups. */
export const backupOptions = {
  backup: { type: 'string' },
  restore: { type: 'string' },
  'verify-backup': { type: 'string' },
} as const
export type BackupStep = keyof typeof backupOptions

export interface BackupSettings {
  /** Where a backup of the embedded database and its files is put every day; without one there are none. */
  folder: string | undefined
  /** How many are kept. */
  keep: number
  /** What is done instead of serving. */
  step: { name: BackupStep; folder: string } | undefined
}

interface Given {
  DATABASE_URL?: string | undefined
  BACKUP_DIR?: string | undefined
  BACKUP_KEEP: number
}

/** A database of somebody else's has a backup of its own. */
export function backupSettingsOf(env: Given, args: Partial<Record<BackupStep, string>>): BackupSettings | 'foreign' {
  const names = Object.keys(backupOptions) as BackupStep[]
  const [step] = names.flatMap((name) => (args[name] ? [{ name, folder: args[name] }] : []))
  if (env.DATABASE_URL && (env.BACKUP_DIR || step)) return 'foreign'
  return { folder: env.BACKUP_DIR, keep: env.BACKUP_KEEP, step }
}
