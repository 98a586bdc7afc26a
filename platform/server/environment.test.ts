import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { readConfig } from './config.ts'
import { environmentHere } from './environment.ts'

async function folderWith(text?: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-env-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  if (text !== undefined) await writeFile(join(folder, '.env'), text)
  return folder
}

const read = async (text: string | Uint8Array, set: NodeJS.ProcessEnv = {}) =>
  environmentHere(await folderWith(text), set)

describe('the file .env', () => {
  test('sets what is not set yet', async () => {
    const file = '# The site\nPORT=4000\nHOST = 0.0.0.0 # all\n\nexport API_BASE="/v1"\n'
    expect(await read(file)).toEqual({ PORT: '4000', HOST: '0.0.0.0', API_BASE: '/v1' })
    expect(await read(file, { PORT: '5000', HOST: '' })).toEqual({ PORT: '5000', HOST: '', API_BASE: '/v1' })
    expect(readConfig(await read(file), [])).toMatchObject({ port: 4000, apiBase: '/v1' })
  })

  test('may hold a key of several lines, end its lines as Windows does, and begin with a mark', async () => {
    expect(await read('\ufeffA="-----BEGIN\r\nabc=\r\nEND-----"\r\nB=\r\nC=x\r\n')).toEqual({
      A: '-----BEGIN\nabc=\nEND-----',
      B: '',
      C: 'x',
    })
  })

  test('need not be there', async () => {
    expect(environmentHere(await folderWith(), { PORT: '1' })).toEqual({ PORT: '1' })
  })

  test.each([
    ['PORT=4000\nsecret-word\n', 2],
    ['A="one\ntwo"\n\nSECRET: word', 4],
    ['A=1\nB="secret\nC=2\n', 2],
    [Buffer.from('\ufeffA=secret', 'utf16le'), 1],
  ])('is refused with the number of a line that sets nothing, and without its words: %j', async (text, line) => {
    await expect(read(text)).rejects.toThrow(new RegExp(`\\.env is not valid: line ${line} (?!.*secret)`))
  })

  test('is refused where it cannot be read', async () => {
    const folder = await folderWith()
    await mkdir(join(folder, '.env'))
    expect(() => environmentHere(folder, {})).toThrow('.env cannot be read (EISDIR)')
  })
})

test('a script reads it too', async () => {
  const script = join(import.meta.dirname, '../../scripts/check-trading.ts')
  const run = async (text: string) => {
    const { DATABASE_URL: _, ...env } = process.env
    return promisify(execFile)(process.execPath, [script], { cwd: await folderWith(text), env })
  }
  expect((await run(`DATABASE_URL=${await createTestDatabase()}`)).stdout).toBe('Every order is exact.\n')
  await expect(run('DATABASE_URL\n')).rejects.toMatchObject({ stderr: expect.stringContaining('.env is not valid') })
})
