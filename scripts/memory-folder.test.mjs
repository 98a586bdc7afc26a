import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMemoryFolder } from './memory-folder.mjs'

test('where there is no such file system, the tests do without', () => {
  expect(makeMemoryFolder('/nowhere')).toBeUndefined()
})

test('everybody may enter the folder, as the database runs as another user, and it is empty', () => {
  const within = mkdtempSync(join(tmpdir(), 'polyharbor-memory-'))
  const folder = makeMemoryFolder(within)
  // On a machine with little room there is none.
  if (folder) expect(statSync(folder).mode & 0o777).toBe(0o755)
  expect(existsSync(join(folder ?? within, 'try'))).toBe(false)
  rmSync(within, { recursive: true })
})
