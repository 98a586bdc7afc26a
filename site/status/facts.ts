export const factNames = [
  'processes',
  'database',
  'replica',
  'schema',
  'pool',
  'listeners',
  'sockets',
  'jobs',
  'outbox',
  'storage',
  'disk',
  'backup',
  'certificate',
] as const
export type FactName = (typeof factNames)[number]

/** From best to worst. */
export const states = ['good', 'attention', 'bad'] as const
export type State = (typeof states)[number]

/** How a figure is written. */
export type Kind = 'count' | 'bytes' | 'seconds' | 'milliseconds' | 'share' | 'days' | 'yes' | 'role' | 'words'

interface Limits {
  attention?: number
  bad?: number
}

interface Figure {
  fact: FactName
  kind: Kind
  /** More than this. */
  above?: Limits
  /** Less than this. */
  below?: Limits
  /** What it means that there is none. */
  missing?: State
}

const [minute, hour, day] = [60, 3600, 86_400]
const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3]

/** Every figure of the status, and from when on somebody should look at it, or must. */
export const figures = {
  webProcesses: { fact: 'processes', kind: 'count', below: { bad: 1 } },
  workerProcesses: { fact: 'processes', kind: 'count', below: { bad: 1 } },
  silentProcesses: { fact: 'processes', kind: 'count', above: { attention: 0 } },
  releases: { fact: 'processes', kind: 'count', above: { attention: 1 } },

  databaseVersion: { fact: 'database', kind: 'words' },
  databasePrimary: { fact: 'database', kind: 'role' },
  databaseWritable: { fact: 'database', kind: 'yes', below: { bad: 1 } },
  databaseBytes: { fact: 'database', kind: 'bytes' },
  connections: { fact: 'database', kind: 'count' },
  mostConnections: { fact: 'database', kind: 'count' },
  connectionShare: { fact: 'database', kind: 'share', above: { attention: 0.8, bad: 0.9 } },
  standbys: { fact: 'database', kind: 'count' },
  standbyLagBytes: { fact: 'database', kind: 'bytes', above: { attention: 16 * megabyte, bad: 256 * megabyte } },

  replicaPrimary: { fact: 'replica', kind: 'role', above: { attention: 0 } },
  replicaUsed: { fact: 'replica', kind: 'yes', below: { attention: 1 } },
  replicaLagMilliseconds: { fact: 'replica', kind: 'milliseconds', above: { attention: 1_000, bad: 300_000 } },
  replicaLagBytes: { fact: 'replica', kind: 'bytes', above: { attention: 16 * megabyte, bad: 256 * megabyte } },

  migrationsApplied: { fact: 'schema', kind: 'count' },
  migrationsDue: { fact: 'schema', kind: 'count', above: { bad: 0 } },

  poolUsed: { fact: 'pool', kind: 'count' },
  poolMost: { fact: 'pool', kind: 'count' },
  poolWaiting: { fact: 'pool', kind: 'count', above: { attention: 10, bad: 100 } },
  listenersDown: { fact: 'listeners', kind: 'count', above: { bad: 0 } },
  socketsOpen: { fact: 'sockets', kind: 'count' },

  jobsFailing: { fact: 'jobs', kind: 'count', above: { attention: 0 } },
  jobFailuresInARow: { fact: 'jobs', kind: 'count', above: { bad: 4 } },
  jobsOverdue: { fact: 'jobs', kind: 'count', above: { bad: 0 } },

  outboxWaiting: { fact: 'outbox', kind: 'count' },
  outboxOldestSeconds: { fact: 'outbox', kind: 'seconds', above: { attention: 15 * minute, bad: hour } },
  outboxFailed: { fact: 'outbox', kind: 'count', above: { attention: 0, bad: 20 } },

  storagePlace: { fact: 'storage', kind: 'words' },
  storageMilliseconds: { fact: 'storage', kind: 'milliseconds', above: { attention: 2_000 } },

  diskFreeBytes: { fact: 'disk', kind: 'bytes', below: { attention: 2 * gigabyte, bad: 500 * megabyte } },
  diskFreeShare: { fact: 'disk', kind: 'share', below: { attention: 0.1, bad: 0.05 } },

  backupsMade: { fact: 'backup', kind: 'yes', below: { attention: 1 } },
  backupAgeSeconds: {
    fact: 'backup',
    kind: 'seconds',
    above: { attention: 26 * hour, bad: 2 * day },
    missing: 'attention',
  },
  backupVerifiedSeconds: { fact: 'backup', kind: 'seconds', above: { attention: 35 * day }, missing: 'attention' },
  backupBytes: { fact: 'backup', kind: 'bytes' },
  backupEncrypted: { fact: 'backup', kind: 'yes' },
  archiveAgeSeconds: { fact: 'backup', kind: 'seconds' },
  archiveFailing: { fact: 'backup', kind: 'yes', above: { bad: 0 } },

  certificateDays: { fact: 'certificate', kind: 'days', below: { attention: 21, bad: 7 } },
  certificateTrusted: { fact: 'certificate', kind: 'yes', below: { attention: 1 } },
} as const satisfies Record<string, Figure>
export type FigureName = keyof typeof figures
export const figureNames = Object.keys(figures) as FigureName[]

/** null: there should be one, and there is none. What does not apply here is left out. */
export type Read = Partial<Record<FigureName, number | string | null | undefined>>

export interface StatusFact {
  name: FactName
  state: State
  figures: { name: FigureName; value: number | string | null; state: State }[]
  /** What could not be read, and what names the trouble: words of programs, in no language of ours. */
  notes: string[]
}

const isBeyond = (value: number, { above, below }: Pick<Figure, 'above' | 'below'>, state: keyof Limits) =>
  value > (above?.[state] ?? Infinity) || value < (below?.[state] ?? -Infinity)

export function stateOf(name: FigureName, value: number | string | null): State {
  const figure: Figure = figures[name]
  if (value === null) return figure.missing ?? 'good'
  if (typeof value === 'string') return 'good'
  return isBeyond(value, figure, 'bad') ? 'bad' : isBeyond(value, figure, 'attention') ? 'attention' : 'good'
}

export const worst = (all: readonly State[]): State => states.findLast((state) => all.includes(state)) ?? 'good'

/** A fact is as bad as the worst of its figures. */
export function factOf(name: FactName, read: Read, notes: string[] = []): StatusFact {
  const shown = figureNames.flatMap((figure) => {
    const value = read[figure]
    return value === undefined ? [] : [{ name: figure, value, state: stateOf(figure, value) }]
  })
  return { name, state: worst(shown.map(({ state }) => state)), figures: shown, notes }
}
