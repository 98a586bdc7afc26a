import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinWanted, readWanted, statedRanges } from './wanted-ranges.ts'

const wanted = (min: string, max: string, unit = 'g/10min') => ({ code: 'mfr', min, max, unit })

test('what is typed becomes a range, open at one end if need be, and turned if need be', () => {
  expect(statedRanges([wanted('10', '14'), wanted('', '14'), wanted('10', ''), wanted('14', '10')])).toEqual([
    'mfr:10..14:g/10min',
    'mfr:..14:g/10min',
    'mfr:10..:g/10min',
    'mfr:10..14:g/10min',
  ])
})

test('what says nothing is left out', () => {
  expect(statedRanges([wanted('', ''), wanted('a', ''), wanted('1', '2', 'stone')])).toEqual([])
})

test('a draft gives back the ranges that were typed', () => {
  const unit = fc.constantFrom('g/10min', 'BTU·in/(h·ft2·°F)', '°C', 'kgf·cm/cm2')
  const number = fc.integer({ min: -10_000, max: 10_000 }).map((value) => String(value / 10))
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number, unit), { maxLength: 8 }), (typed) => {
      const text = joinWanted(typed.map(([min, max, each]) => wanted(min, max, each)))
      expect(joinWanted(readWanted(text))).toBe(text)
      expect(readWanted(text)).toHaveLength(typed.length)
    }),
  )
})
