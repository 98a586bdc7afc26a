import { expect, test } from 'vitest'
import { randomText } from './random-text.ts'

test('no two texts are alike, also where they come from different requests to the system', () => {
  const texts = Array.from({ length: 2_000 }, () => randomText(24))
  expect(new Set(texts).size).toBe(2_000)
  expect(texts.every((text) => /^[\w-]{32}$/.test(text))).toBe(true)
  // Nor does one begin where another ends.
  expect(new Set(texts.flatMap((text) => [text.slice(0, 16), text.slice(16)])).size).toBe(4_000)
})

test('a text of an odd length is as long as asked for', () => {
  expect(Array.from({ length: 300 }, () => randomText(17).length).every((length) => length === 23)).toBe(true)
})
