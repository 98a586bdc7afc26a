import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

const text = (length: number) => ({ length })

test('what is used stays, what is not goes', () => {
  const recent = new Recent<{ length: number }>(100, ({ length }) => length)
  const used = recent.keep('used', text(10))
  recent.keep('unused', text(10))
  for (let n = 0; n < 20; n++) {
    recent.keep(`other ${n}`, text(10))
    expect(recent.get('used')).toBe(used)
  }
  expect(recent.get('unused')).toBeUndefined()
})

test('never is more kept than fits', () => {
  const recent = new Recent<{ length: number }>(100, ({ length }) => length)
  for (let n = 0; n < 50; n++) recent.keep(`${n}`, text(10))
  const kept = Array.from({ length: 50 }, (_, n) => recent.get(`${n}`)).filter(Boolean)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThanOrEqual(11)
})

test('what is larger than all that fits is kept for nobody for long', () => {
  const recent = new Recent<{ length: number }>(100, ({ length }) => length)
  recent.keep('large', text(1_000))
  recent.keep('next', text(60))
  expect(recent.get('large')).toBeUndefined()
})
