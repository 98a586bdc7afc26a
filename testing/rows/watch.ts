import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchRows } from '#platform/server/database/statements.ts'
import { kept, look, lookAtColumns, nothingSeen, type Seen } from './seen.ts'

/** What this process saw, by the calls that asked for it, the innermost first. */
const seenAt = new Map<string, Seen>()

// Where a stack is in the sources is slow to tell, so it is asked once for each stack as it runs.
const callsOfStack = new Map<string, string>()

function stackAsItRuns(): string {
  const format = Error.prepareStackTrace
  Error.prepareStackTrace = (_, calls) => calls.map((call) => `${call.getFileName()}:${call.getPosition()}`).join(' ')
  const { stack } = new Error()
  Error.prepareStackTrace = format
  return String(stack)
}

function callsInSources(stack = ''): string {
  const frames = [...stack.matchAll(/([^\s(]+\.tsx?:\d+:\d+)\)?$/gm)].map(([, frame = '']) => frame)
  const own = frames.map((frame) => frame.replace('file://', '').replace(`${process.cwd()}/`, ''))
  return own
    .filter((frame) => !/^testing\/rows\/|^\/|database\/(database|joined|statements|transaction)\.ts/.test(frame))
    .join(' ')
}

watchRows(() => {
  const calls = kept(callsOfStack, stackAsItRuns(), () => callsInSources(new Error().stack))
  return ({ fields, rows }) => {
    const seen = kept(seenAt, calls, nothingSeen)
    lookAtColumns(seen, fields)
    for (const row of rows) look(seen, row)
  }
})

export function writeSeen(folder: string) {
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...seenAt]))
}
