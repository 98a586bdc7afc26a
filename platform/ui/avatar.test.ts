import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Anna Keller', 'AK'],
  ['anna maria keller', 'AK'],
  ['Keller', 'K'],
  ['李伟', '李'],
  ['', ''],
])('%j is known by %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
