import { expect, test } from 'vitest'
import { wantedIn } from './wanted-in.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

test('a property with one end or two is asked for, one without is not', () =>
  expect(
    wantedIn(
      form({
        'mfr.min': '10',
        'mfr.max': '',
        'mfr.unit': 'g/10min',
        'density.min': '0.9',
        'density.max': '0.95',
        'density.unit': 'g/cm3',
        'hdt.min': '',
        'hdt.max': '',
        'hdt.unit': 'C',
        grade: '1',
        categoryIds: '7',
      }),
    ),
  ).toEqual({ range: ['mfr:10..:g/10min', 'density:0.9..0.95:g/cm3'], grade: 1, categoryIds: 7 }))

test('ends the wrong way round are turned, and no number is no end', () => {
  expect(wantedIn(form({ 'mfr.min': '30', 'mfr.max': '10', 'mfr.unit': 'g/10min' }))).toEqual({
    range: ['mfr:10..30:g/10min'],
  })
  expect(wantedIn(form({ 'mfr.min': 'x', 'mfr.max': '', 'mfr.unit': 'g/10min', grade: '' }))).toEqual({})
})
