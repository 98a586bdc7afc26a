import { existsSync } from 'node:fs'
import { isAlive } from '#platform/server/database/embedded/is-alive.ts'
import { tidy } from '../../scripts/faults/tidy.ts'
import { folder, holder, openLaboratory } from './laboratory.ts'
import { until } from './until.ts'

/**
 * `npm run lab -- up` builds a whole installation on this machine and keeps it until it is interrupted, or until
 * `npm run lab -- down`. Whichever way it ends, nothing is left of it.
 */
const [order] = process.argv.slice(2)
if (order === 'up') {
  await openLaboratory().catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  console.log(`Everything is in ${folder}. End it by Ctrl-C, or npm run lab -- down.`)
  setInterval(() => undefined, 60_000)
} else if (order === 'down') {
  const pid = holder()
  if (pid !== undefined && isAlive(pid)) {
    process.kill(pid, 'SIGTERM')
    await until('the laboratory is down', () => !existsSync(folder), 30)
  }
  await tidy(folder)
  console.log('The laboratory is down.')
} else {
  console.error('npm run lab -- up|down')
  process.exitCode = 1
}
