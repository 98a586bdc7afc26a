import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ProcessRow } from '../office/contract.ts'
import { factOf, type FactName, type StatusFact } from '../facts.ts'
import { searchProcesses } from './process-queries.ts'
import { readers } from './readers.ts'

export interface Status {
  facts: StatusFact[]
  processes: ProcessRow[]
}

const limitMs = 5_000

/** All that is known of the site at this moment, from any process or from none. What cannot be read is bad, and says why. */
export async function readStatus(config: Config, db: Database): Promise<Status> {
  const processes = await searchProcesses(db).catch(() => [])
  const facts = Object.entries(readers).map(async ([name, reader]): Promise<StatusFact[]> => {
    try {
      const { notes, ...read } = await inTime(reader({ db, config, processes }))
      return Object.keys(read).length > 0 ? [factOf(name as FactName, read, notes)] : []
    } catch (error) {
      return [unread(name as FactName, error as Error)]
    }
  })
  return { facts: (await Promise.all(facts)).flat(), processes }
}

/** A certificate may be out of sight only from here. */
const unread = (name: FactName, { message }: Error): StatusFact => ({
  name,
  state: name === 'certificate' ? 'attention' : 'bad',
  figures: [],
  notes: [message],
})

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${limitMs / 1000} s.`)), limitMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
