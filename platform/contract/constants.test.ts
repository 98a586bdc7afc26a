import { expect } from 'vitest'
import { specTest } from '#testing/spec-lists.ts'
import { constants } from './constants.ts'

specTest('the constants are those of the specification', ({ constants: spec }) => {
  // The rules in words are code: i18n/format.ts and patterns.ts.
  const { format, pattern, ...values } = spec
  expect({ ...constants, newMaterialGrade: `the new grade (${constants.newMaterialGrade})` }).toEqual(values)
  expect(Object.keys(format ?? {})).toEqual(['amount', 'date', 'empty', 'weight'])
  expect(Object.keys(pattern ?? {})).toEqual(['email', 'mobile', 'landline'])
})
