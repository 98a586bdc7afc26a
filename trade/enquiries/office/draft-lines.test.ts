import { describe, expect, test } from 'vitest'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { emptyLine, linesOf, totalMinorOf } from './draft-lines.ts'
import { stretch } from './waited.ts'

describe('the lines of a quote', () => {
  test('add up as the server adds them, half up by line', () => {
    const line = (price: string, kilograms: string) => ({ ...emptyLine(0), price, kilograms })
    expect(totalMinorOf([line('9000', '2000'), line('1000.55', '333')])).toBe(1_800_000 + 33_318)
    expect(totalMinorOf([line('', '2000'), line('abc', '5')])).toBe(0)
  })

  test('are read from the form as many as it has, a lot only with its product', () => {
    const form = new FormData()
    const fields = { lineCount: '2', 'lines.0.productId': '7', 'lines.0.lotId': '3', 'lines.1.lotId': '3' }
    for (const [name, value] of Object.entries({ ...fields, 'lines.1.replacement': 'on' })) form.set(name, value)
    expect(linesOf(form)).toMatchObject([
      { productId: '7', lotId: '3', replacement: false },
      { productId: '', lotId: '', replacement: true },
    ])
  })
})

test('waiting is said in its largest unit', () => {
  const t = translatorFor('en-US')
  expect([1, 89, 90, 35 * 60].map((minutes) => stretch(t, minutes))).toEqual([
    '1 minute',
    '89 minutes',
    '2 hours',
    '35 hours',
  ])
})
