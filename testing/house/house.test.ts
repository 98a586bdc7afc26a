import { describe, expect, test } from 'vitest'
import { deadMessages } from './dead-messages.ts'
import { classesOf, deadStyles } from './dead-styles.ts'
import { backArrows, nounCircles } from './directions.ts'
import { longFunctions } from './long-functions.ts'
import { sizesOf } from './sizes.ts'
import { importsOf } from './source-imports.ts'
import { literalsOf } from './string-literals.ts'
import { failed, tableOf } from './table.ts'

const arrow = (from: string, to: string) => ({ from, to })

describe('imports', () => {
  test.each([
    ["import { a } from '#trade/cart/lines.ts'", 'trade/cart/lines.ts'],
    ["import type { A } from './lines.ts'", 'trade/orders/lines.ts'],
    ["export * from '../cart/lines.ts'", 'trade/cart/lines.ts'],
    ["const page = import('../cart/page.tsx')", 'trade/cart/page.tsx'],
    ["let a: import('../cart/lines.ts').Line", 'trade/cart/lines.ts'],
    ["import styles from '../cart/cart.module.css'", 'trade/cart/cart.module.css'],
    ["import map from '../cart/map.svg?raw'", 'trade/cart/map.svg'],
  ])('%s leads to %s', (text, to) =>
    expect(importsOf('trade/orders/a.ts', text)).toEqual([arrow('trade/orders/a.ts', to)]),
  )

  test('of styles count, those of packages do not', () => {
    const css = "@import './b.css'; .a { composes: row from '../cart/row.css' }"
    expect(importsOf('trade/orders/a.css', css).map(({ to }) => to)).toEqual([
      'trade/orders/b.css',
      'trade/cart/row.css',
    ])
    expect(importsOf('trade/orders/a.ts', "import { useState } from 'react'")).toEqual([])
  })
})

describe('directions', () => {
  test('a circle of nouns is found although no file is in a circle', () => {
    const imports = [
      arrow('trade/orders/a.ts', 'trade/cart/b.ts'),
      arrow('trade/cart/c.ts', 'trade/prices/d.ts'),
      arrow('trade/prices/e.ts', 'trade/orders/f.ts'),
      arrow('trade/samples/g.ts', 'trade/orders/a.ts'),
    ]
    const [circle, ...others] = nounCircles(imports)
    expect(circle).toMatch(/^trade\/cart ↔ trade\/orders ↔ trade\/prices: /)
    expect(circle).not.toContain('samples')
    expect(others).toEqual([])
  })

  test('one-way imports and those inside a noun are no circle', () => {
    const imports = [
      arrow('trade/orders/a.ts', 'trade/cart/b.ts'),
      arrow('trade/orders/a.ts', 'trade/orders/b.ts'),
      arrow('trade/orders/b.ts', 'trade/orders/server/a.ts'),
    ]
    expect(nounCircles(imports)).toEqual([])
  })

  test('an import of an area above is a back arrow, of one below is not', () => {
    const up = arrow('catalogue/goods/a.ts', 'trade/cart/b.ts')
    expect(backArrows([up, arrow('trade/cart/b.ts', 'platform/ui/c.tsx')])).toEqual([
      'catalogue/goods/a.ts → trade/cart/b.ts',
    ])
  })
})

test('sizes have a median, a 90th percentile, the largest file and those over the limit', () => {
  const files = Array.from({ length: 11 }, (_, at) => ({ path: `${at}.ts`, text: 'x\n'.repeat(at * 10 + 1) }))
  expect(sizesOf(files, 90)).toEqual({
    lines: 561,
    median: 51,
    p90: 91,
    largest: { path: '10.ts', lines: 101 },
    over: ['9.ts: 91', '10.ts: 101'],
  })
})

describe('functions', () => {
  const body = (lines: number) => 'call()\n'.repeat(lines)
  test.each([
    ['a declaration', `function long() {\n${body(3)}}`, 'long'],
    ['an arrow', `const long = () => {\n${body(3)}}`, 'long'],
    ['a handler in a table', `const table = { long: async () => {\n${body(3)}} }`, 'long'],
    ['a method', `class A { long() {\n${body(3)}} }`, 'long'],
  ])('that are too long are found: %s', (_, text, name) =>
    expect(longFunctions({ path: 'a.ts', text }, 4)).toEqual([`a.ts:1 ${name}: 5`]),
  )

  test('that are short are not, nor are tables of data', () => {
    const text = `const table = {\n${'a: 1,\n'.repeat(10)}}\nfunction short() {\n${body(2)}}`
    expect(longFunctions({ path: 'a.ts', text }, 4)).toEqual([])
  })
})

describe('messages', () => {
  const catalogue = {
    news: { title: 'News', by_date: 'By date', by_name: 'By name', lost: 'Lost' },
    enums: { A_b: 'B' },
  }
  const dead = (text: string) => deadMessages(catalogue, [literalsOf({ path: 'a.tsx', text })], [/^enums\./])

  test('that no source names are found', () => {
    expect(dead("t('news.title'); t(`news.by_${order}`)")).toEqual(['news.lost'])
  })

  test('are named by attributes and types too', () => {
    expect(dead('type Key = \'news.lost\'; const a = <A label="news.title" by={`news.by_${b}`} />')).toEqual([])
  })

  test('are named by a beginning that a value is added to', () => {
    expect(dead("const shownBy = 'news.by_'")).toEqual(['news.title', 'news.lost'])
  })

  test('are named by a template that says the whole sentence', () => {
    expect(dead('t(`${noun}.lost`)')).toEqual(['news.title', 'news.by_date', 'news.by_name'])
  })

  test('are not named by a template whose end differs, or that says no noun', () => {
    expect(dead('t(`news.${a}_date`); t(`${noun}.${b}`)')).toEqual(['news.title', 'news.by_name', 'news.lost'])
  })
})

describe('styles', () => {
  const sheet = {
    path: 'trade/cart/pages/cart.module.css',
    text: '.row { color: red }\n.row .old::before { top: 1.5em }',
  }
  const page = (text: string) => ({ path: 'trade/cart/pages/cart.tsx', text })
  const imported = "import styles from './cart.module.css'\n"

  test('of a class that no importing file names are found', () => {
    const dead = deadStyles([sheet], [page(`${imported}const a = <p className={styles.row} />`)])
    expect(dead).toEqual(['trade/cart/pages/cart.module.css .old'])
  })

  test('that nobody imports are all found', () => {
    expect(deadStyles([sheet], [page('styles.row + styles.old')])).toHaveLength(2)
  })

  test('that are looked up by a word are used', () => {
    const text = `${imported}const a = (look: 'row' | 'old') => <p className={styles[look]} />`
    expect(deadStyles([sheet], [page(text)])).toEqual([])
  })

  test('for everywhere are used when an element has the class', () => {
    const base = { path: 'platform/ui/styles/base.css', text: '.muted { color: grey }\n.lost { top: 0 }' }
    expect(deadStyles([base], [page('const a = <p className="small muted" />')])).toEqual([
      'platform/ui/styles/base.css .lost',
    ])
  })

  test('have classes in selectors only, without those of others', () => {
    const css = '@media (width > 1.5em) { .a:not(.b) > .c-d { flex: 0.5 } } /* .no */ .paper :global(.other) { top: 0 }'
    expect([...classesOf(css)]).toEqual(['a', 'b', 'c-d', 'paper'])
  })
})

test('the table shows each figure, its limit and what breaks it', () => {
  const broken = { name: 'circles', value: 1, most: 0, findings: ['a ↔ b'] }
  const printed = { name: 'lines', value: 85_000 }
  expect([broken, printed].map(failed)).toEqual([true, false])
  expect(tableOf([broken, printed])).toBe(
    'FAILED  circles       1  (at most 0)\n          a ↔ b\n        lines     85000',
  )
})
