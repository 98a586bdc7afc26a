import { expect, test } from 'vitest'
import { dictionaries } from './dictionaries.ts'

const entries = Object.values(dictionaries).flat()

test('every entry has a code of its own and a name in both languages', () => {
  const han = /\p{Script=Han}/u
  expect(entries.filter(({ nameEn, nameZh }) => han.test(nameEn) || !han.test(nameZh))).toEqual([])
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
})

test('a delivery term asks for its place, except collection', () => {
  expect(dictionaries.DELIVERY_TERM.filter(({ needsPlace }) => !needsPlace).map(({ code }) => code)).toEqual(['PICKUP'])
})
