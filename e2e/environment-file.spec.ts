import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './journey.ts'

const main = join(import.meta.dirname, '../dist/server/main.js')

/** The built site, started in a folder with this file; it ends at once where a setting is wrong. */
async function startWith(file: string, env: Record<string, string> = {}) {
  const cwd = await mkdtemp(join(tmpdir(), 'polyharbor-env-'))
  await writeFile(join(cwd, '.env'), file)
  const ended = promisify(execFile)(process.execPath, [main], { cwd, env: { PATH: process.env['PATH'], ...env } })
  return ended
    .then(() => '')
    .catch(({ stderr }: { stderr: string }) => stderr)
    .finally(() => rm(cwd, { recursive: true }))
}

test('the site reads the file .env when it starts, and says in a sentence what is wrong with it', async () => {
  expect(await startWith('LOG_LEVEL=loud')).toMatch(/^The environment is not valid:\n {2}LOG_LEVEL: .*\n$/)
  expect(await startWith('LOG_LEVEL=loud\nDATABASE_URL=mysql://x', { LOG_LEVEL: 'info' })).toMatch(
    /^The environment is not valid:\n {2}DATABASE_URL: .*\n$/,
  )
  expect(await startWith('PORT=3000\nhunter2')).toMatch(/\.env is not valid: line 2 is not of the form NAME=value\.\n$/)
})
