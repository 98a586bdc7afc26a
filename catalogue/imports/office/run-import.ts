import { randomUUID } from 'node:crypto'
import { Refusal, refusalKey } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import { ahead } from './check-import.ts'
import { abandonRun, claimImport, endRun, sayProgress } from './run-queries.ts'

const steps = {
  apply: { from: 'checked', during: 'applying', end: 'applied' },
  undo: { from: 'applied', during: 'undoing', end: 'undone' },
} as const

/** How long a call waits for the end; what takes longer goes on, and the page asks how far it is. */
const patienceMs = 15_000

interface Outcome {
  changeId: string
}

const busy = () => new Refusal('CONFLICT', { says: 'adminImports.done' })

/** One at a time works at an import; a crash leaves it as it was, and somebody else may try a minute later. */
export async function runImport(
  id: number,
  kind: keyof typeof steps,
  { db, log, operator: { changeId } }: Context<'operator'>,
  work: (tx: Db, say: (done: number) => Promise<unknown>) => Promise<Outcome>,
): Promise<Outcome> {
  const runId = randomUUID()
  const { from, during, end } = steps[kind]
  if ((await claimImport(db, id, from, during, runId)) === 0) throw busy()
  let said: Promise<unknown> = Promise.resolve()
  // What is said is not waited for until there is more to say.
  const say = (done: number) => {
    const before = said
    said = ahead(sayProgress(db, id, runId, done))
    return before
  }
  const run = db.transaction(async (tx) => {
    const result = await work(tx, say)
    await said
    if ((await endRun(tx, id, runId, end)) === 0) throw busy()
    return result
  })
  const ended = run.catch(async (error: unknown) => {
    const refusal = error instanceof Refusal ? error : undefined
    if (!refusal) log.error({ err: error, importId: id }, 'an import failed')
    await abandonRun(db, id, runId, from, refusal?.says ?? refusalKey(refusal?.refusal ?? 'FAILED'))
    throw error
  })
  return inTime(ended, { changeId })
}

async function inTime(run: Promise<Outcome>, meanwhile: Outcome): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, patienceMs, meanwhile)
  })
  // Nobody waits any more for what fails later: it is written down with the import.
  run.catch(() => undefined)
  return Promise.race([run, late]).finally(() => clearTimeout(timer))
}
