import { describe, expect, test } from 'vitest'
import { maskPerson } from './mask-person.ts'
import { createRowLimit } from './row-limit.ts'

test('people are masked, and what is no address or number is not shown at all', () => {
  expect(
    ['Buyer@Example.com', 'b@example.com', '13800000001', '+8613800000001', 'Polyharbor1!', 'p@ss', ''].map(maskPerson),
  ).toEqual(['bu***@example.com', '***@example.com', '138***0001', '+86***0001', '***', '***', ''])
})

describe('rows of one minute', () => {
  test('are bounded for a visitor and for a name, and the next minute has its own', () => {
    let now = 0
    const mayWrite = createRowLimit(() => now)
    const written = (ip: string | undefined, tries: number) =>
      Array.from({ length: tries }, () => mayWrite('signInFailed', ip)).filter(Boolean).length
    expect(written('192.0.2.1', 100)).toBe(60)
    for (let n = 2; n < 30; n++) written(`192.0.2.${n}`, 60)
    expect(written('192.0.2.99', 10)).toBe(0)
    now = 60_000
    expect(written('192.0.2.1', 100)).toBe(60)
  })
})
