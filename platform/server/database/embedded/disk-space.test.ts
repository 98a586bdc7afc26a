import { expect, test } from 'vitest'
import { requireDiskSpace } from './disk-space.ts'
import { couldNot, StartupProblem } from './startup-problem.ts'

test('a disk without room is explained before anything is written', async () => {
  await expect(requireDiskSpace('/', Number.MAX_SAFE_INTEGER)).rejects.toThrow(StartupProblem)
  await expect(requireDiskSpace('/', 1)).resolves.toBeUndefined()
})

test('a disk that fills up meanwhile is named as such', () => {
  expect(couldNot('start', '/data', 'FATAL: could not write: No space left on device').message).toMatch(/^The disk/)
  expect(couldNot('start', '/data', 'FATAL: wrong ownership').message).toContain('It says: FATAL: wrong ownership')
})
