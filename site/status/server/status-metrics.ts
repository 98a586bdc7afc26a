import { Gauge, type Registry } from 'prom-client'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { browserErrorCounter } from '#site/browser-errors/server/report-error.ts'
import { figureNames, figures, states } from '../facts.ts'
import { readStatus, type Status } from './read-facts.ts'

interface Parts {
  db: Database
  config: Config
  /** How many are open in this process. */
  sockets(): number
}

/** `outboxOldestSeconds` is `status_outbox_oldest_seconds`. */
const metricOf = (figure: string) => `status_${figure.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

// A file is written and read for them: not at every look of every collector.
const freshMs = 55_000

/** The facts of the status page, and how this process uses its connections. */
export function statusMetrics(registry: Registry, { db, config, sockets }: Parts): void {
  const read = remembered(() => readStatus(config, db))
  const add = (gauge: Gauge) => registry.registerMetric(gauge)
  registry.registerMetric(browserErrorCounter)
  add(
    new Gauge({
      name: 'status_state',
      help: 'State of a part of the site: 0 good, 1 deserves a look, 2 bad',
      labelNames: ['fact'],
      registers: [],
      async collect() {
        this.reset()
        for (const { name, state } of (await read()).facts) this.set({ fact: name }, states.indexOf(state))
      },
    }),
  )
  for (const figure of figureNames.filter((name) => figures[name].kind !== 'words'))
    add(
      new Gauge({
        name: metricOf(figure),
        help: `${figure} of the status page, of the whole site`,
        // What does not apply here has no figure, and not the figure 0.
        labelNames: ['fact'],
        registers: [],
        async collect() {
          this.reset()
          for (const { name, figures: all } of (await read()).facts)
            for (const { name: found, value } of all)
              if (found === figure && typeof value === 'number') this.set({ fact: name }, value)
        },
      }),
    )
  const uses = {
    pool_used: ['Connections to the database in use here', () => db.use().poolUsed],
    pool_most: ['Connections to the database allowed here', () => db.use().poolMost],
    pool_waiting: ['Requests that wait for a connection here', () => db.use().poolWaiting],
    listeners_down: ['Subscriptions to notices that are interrupted here', () => db.use().listenersDown],
    sockets_open: ['Live connections of visitors here', sockets],
  } as const
  for (const [name, [help, value]] of Object.entries(uses))
    add(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value())
        },
      }),
    )
}

/** Dozens of figures are collected at once, and several collectors may ask: they share an answer. */
function remembered(read: () => Promise<Status>): () => Promise<Status> {
  let last: { at: number; status: Promise<Status> } | undefined
  return () => {
    if (!last || performance.now() - last.at > freshMs) last = { at: performance.now(), status: read() }
    return last.status
  }
}
