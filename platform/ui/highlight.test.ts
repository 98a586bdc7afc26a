import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

test('marks every occurrence, letter case and width aside', () => {
  expect(highlight('PP K8003 / ｐｐ', 'pp')).toEqual([
    { text: 'PP', hit: true },
    { text: ' K8003 / ' },
    { text: 'ｐｐ', hit: true },
  ])
})

test('leaves the text whole when nothing matches or nothing is asked', () => {
  expect(highlight('聚丙烯', 'PE')).toEqual([{ text: '聚丙烯' }])
  expect(highlight('聚丙烯', ' ')).toEqual([{ text: '聚丙烯' }])
})

test('never loses or moves a letter', () => {
  for (const text of ['İstanbul', 'ﬁlm', '½″ PP']) {
    expect(
      highlight(text, 'i')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  }
})
