import { expect, test } from 'vitest'
import { asLasting, onceOfEach } from './lasting.ts'

let made = 0
const doubled = onceOfEach(({ of }: { of: number }) => ({ of: 2 * of, number: ++made }))

test('of what lasts something is made once, of anything else each time', () => {
  const item = asLasting({ of: 2 })
  expect(doubled(item)).toBe(doubled(item))
  expect(doubled(item).of).toBe(4)
  const other = { of: 2 }
  expect(doubled(other).number).not.toBe(doubled(other).number)
})

test('what is made of it lasts too, and each of a list', () => {
  const [item] = asLasting([{ of: 3 }])
  if (!item) throw new Error('A list has lost its item.')
  expect(doubled(doubled(item))).toBe(doubled(doubled(item)))
})

test('a test that changes it fails', () => {
  const item = asLasting({ of: 1, list: [{ name: 'a' }] })
  expect(() => (item.of = 2)).toThrow(TypeError)
  expect(() => item.list.push({ name: 'b' })).toThrow(TypeError)
})
