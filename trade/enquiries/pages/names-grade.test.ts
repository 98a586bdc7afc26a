import { expect, test } from 'vitest'
import { namesGrade } from './names-grade.ts'

test.each([
  ['PP T30S', 'T30S', true],
  ['pp t30s natural', 'T30S', true],
  ['HD 5502', 'HD5502', true],
  ['HD5502', 'HD 5502', true],
  ['PP T30S', 'T30', false],
  ['PP T30', 'T30S', false],
  ['PP', 'PP', false],
  ['Ｋ８００３', 'K8003', true],
])('%s names %s: %s', (text, model, named) => {
  expect(namesGrade(text, model)).toBe(named)
})
