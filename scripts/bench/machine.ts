import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Ticks of all cores since the machine started: at work, and at all. */
function ticks() {
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/)
  const all = fields.slice(0, 8).map(Number)
  const total = all.reduce((sum, each) => sum + each, 0)
  return { total, busy: total - (all[3] ?? 0) - (all[4] ?? 0) }
}

/** What others do on this machine while nothing is measured: on a quiet one some percent. */
export async function describeMachine(): Promise<string> {
  const before = ticks()
  await sleep(3_000)
  const after = ticks()
  const busy = Math.round(((after.busy - before.busy) / (after.total - before.total)) * 100)
  const [minute = 0] = loadavg()
  return `${cpus().length} cores, ${busy} % of them busy with other work, load average ${minute.toFixed(2)}`
}
