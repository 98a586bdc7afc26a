import { expect, test } from 'vitest'
import { records } from '#site/records.ts'
import { fromField, toField } from '../seller-time.ts'
import { readForm } from './read-form.ts'

const formOf = (fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('times are those of the sellers, whatever the clock of the browser', () => {
  expect(fromField('2026-12-31T23:30')).toBe('2026-12-31T15:30:00.000Z')
  expect(toField('2026-12-31T15:30:00.000Z')).toBe('2026-12-31T23:30')
  expect(toField('')).toBe('')
})

test.each([
  [[['when', 'draft']], null],
  [
    [
      ['when', 'draft'],
      ['publishedAt', '2026-12-31T23:30'],
    ],
    null,
  ],
  [[['when', 'published']], 'now'],
  [
    [
      ['when', 'published'],
      ['publishedAt', '2026-12-31T23:30'],
    ],
    '2026-12-31T15:30:00.000Z',
  ],
] as [[string, string][], string | null][])('%j is published at %s', (fields, publishedAt) => {
  expect(readForm(formOf(fields), records.news.fields)).toMatchObject({ publishedAt })
})

test('an end that is left empty is none, and what is no time stays to be refused', () => {
  expect(readForm(formOf([]), records.banners.fields)).toMatchObject({ endsAt: null })
  expect(readForm(formOf([['endsAt', 'soon']]), records.banners.fields)).toMatchObject({ endsAt: 'soon' })
})

test('both languages, several choices and boxes are read', () => {
  const form = formOf([
    ['title', '标题'],
    ['titleEn', 'Title'],
    ['categoryIds', '7'],
    ['categoryIds', '3'],
  ])
  expect(readForm(form, records.cases.fields)).toMatchObject({
    title: '标题',
    titleEn: 'Title',
    categoryIds: ['7', '3'],
    labelIds: [],
  })
  expect(readForm(formOf([['datesTentative', 'on']]), records.exhibitions.fields)).toMatchObject({
    datesTentative: true,
  })
})
