import { expect, test } from 'vitest'
import { initialsOf, shownName } from './shown-name.ts'

test('a name becomes initials in both scripts', () => {
  expect(initialsOf('Anna Maria weber')).toBe('A. M. W.')
  expect(initialsOf('李伟')).toBe('李**')
  expect(initialsOf('  ')).toBe('')
})

test('whoever hides, or has no company, is shown without a name', () => {
  const writer = { name: 'Anna Weber', company: null }
  expect(shownName('hidden', writer)).toBeNull()
  expect(shownName('company', writer)).toBeNull()
  expect(shownName('company', { ...writer, company: 'Weber GmbH' })).toBe('Weber GmbH')
  expect(shownName('initials', writer)).toBe('A. W.')
})
