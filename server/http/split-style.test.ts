import { expect, test } from 'vitest'
import { splitStyle } from './split-style.ts'

const style = `@layer a{b{color:red}}c{content:"}"}d{content:'{'}@media print{e{color:red}f{color:red}}`

test('a style sheet is split between its outermost rules, and nothing is lost', () => {
  expect(splitStyle(style, 1)).toEqual([
    '@layer a{b{color:red}}',
    'c{content:"}"}',
    "d{content:'{'}",
    '@media print{e{color:red}f{color:red}}',
  ])
  expect(splitStyle(style)).toEqual([style])
  expect(splitStyle('', 1)).toEqual([])
  for (const least of [2, 20, 40]) expect(splitStyle(style, least).join('')).toBe(style)
})
