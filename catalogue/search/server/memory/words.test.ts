import { expect, test } from 'vitest'
import { allOf, anyOf, lexeme, startingWith } from '../tsquery.ts'
import { groupTable } from './groups.ts'
import { groupsMeeting, isOfGroups } from './words.ts'

const group = (id: number, tokens: string[]) => ({
  id,
  brandId: 1,
  countryId: 1,
  categoryId: 1,
  grade: 0,
  labelIds: [],
  tokens,
})
const groups = groupTable([group(1, ['#b1', '#c1']), group(2, ['#b1', '#c2']), group(3, ['#b2', "#it's"])])
const meeting = (condition = '') => [...groupsMeeting(condition, groups)]
const word = (text: string) => lexeme(text)

test('conditions are read as they are written, and before or', () => {
  expect(meeting(word('#b1'))).toEqual([1, 1, 0])
  expect(meeting(allOf([word('#b1'), word('#c2')]))).toEqual([0, 1, 0])
  expect(meeting(anyOf([allOf([word('#b1'), word('#c1')]), word('#b2')]))).toEqual([1, 0, 1])
  expect(meeting(`${word('#b1')} & ${word('#c1')} | ${word('#b2')}`)).toEqual([1, 0, 1])
  expect(meeting(`${word('#b1')} & (${word('#c1')} | ${word('#c2')})`)).toEqual([1, 1, 0])
})

test('words of a product are none of its group, and signs within a word are letters', () => {
  expect(meeting(anyOf([word('pp'), startingWith('#'), word('#c1')]))).toEqual([1, 0, 0])
  expect(meeting(word("#it's"))).toEqual([0, 0, 1])
  expect(meeting(anyOf([word("a ' | b \\ (c"), word('#c2')]))).toEqual([0, 1, 0])
})

test('a condition of groups alone names nothing else', () => {
  expect(isOfGroups(`${word('#b1')} & ${word('#c1')}`)).toBe(true)
  expect(isOfGroups(`${word('#b1')} & ${word('pp')}`)).toBe(false)
})
