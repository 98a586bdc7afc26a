import { expect, test } from 'vitest'
import { fulfils } from './installed.mjs'

const pg = { 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' } }
const vitest = { 'node_modules/vitest': { version: '5.1.0', dev: true } }
const windows = { 'node_modules/for-windows': { version: '1.0.0', optional: true } }
const lock = { '': { name: 'polyharbor' }, ...pg, ...vitest, ...windows }

test('what the lock file asks for is enough', () => {
  expect(fulfils(lock, { ...pg, ...vitest }, true)).toBe(true)
  expect(fulfils(lock, { ...pg, ...vitest, ...windows }, true)).toBe(true)
})

test('packages for development are needed only where they are asked for', () => {
  expect(fulfils(lock, pg, false)).toBe(true)
  expect(fulfils(lock, pg, true)).toBe(false)
})

test('a missing, other, or surplus package calls for an installation', () => {
  expect(fulfils(lock, vitest, true)).toBe(false)
  expect(fulfils(lock, { ...vitest, 'node_modules/pg': { version: '7.9.9' } }, true)).toBe(false)
  expect(fulfils(lock, { ...vitest, 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-b' } }, true)).toBe(false)
  expect(fulfils(lock, { ...pg, ...vitest, 'node_modules/old': { version: '1.0.0' } }, true)).toBe(false)
})
