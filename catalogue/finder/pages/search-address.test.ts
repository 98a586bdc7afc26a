import { describe, expect, test } from 'vitest'
import { asSearch, canonicalQuery, filterOnly, isCanonical, without } from './search-address.ts'

const canonical = (query: string) => decodeURIComponent(canonicalQuery(new URLSearchParams(query), 20).toString())

describe('the address of a search', () => {
  test('leaves out what a form sends empty, and what is usual anyway', () => {
    expect(canonical('key=PP&grade=&priceMin=&orderBy=relevance&view=grid&page=1&limit=20')).toBe('key=PP')
  })

  test('names filters in one order, whatever order they came in', () => {
    expect(canonical('brandIds=4&grade=1&key=PA66&grade=0&grade=1')).toBe('key=PA66&grade=1&grade=0&brandIds=4')
  })

  test('cuts words that are more than a search takes, instead of searching for everything', () => {
    expect(canonical(`key=${'PP+'.repeat(100)}`)).toBe(`key=${'PP+'.repeat(66)}PP`)
    expect(canonical(`key=${'x'.repeat(200)}`)).toBe(`key=${'x'.repeat(200)}`)
  })

  test('holds a range as one word with its unit', () => {
    expect(canonical('mfr.min=10&mfr.max=30&mfr.unit=g/10min')).toBe('range=mfr:10..30:g/10min')
    expect(canonical('hdt.min=&hdt.max=212&hdt.unit=°F')).toBe('range=hdt:..212:°F')
    expect(canonical('hdt.min=&hdt.max=&hdt.unit=°F')).toBe('')
  })

  test('takes ends given the wrong way round as they are meant', () => {
    expect(canonical('mfr.min=30&mfr.max=10&mfr.unit=g/10min')).toBe('range=mfr:10..30:g/10min')
    expect(canonical('price.min=9000&price.max=8000&currency=CNY')).toBe('currency=CNY&priceMin=800000&priceMax=900000')
  })

  test.each(['mfr:30..10:g/10min', 'mfr:1..2:furlong', 'nonsense', "mfr:1..2:g/10min'--"])(
    'drops the range %s, which means nothing',
    (range) => expect(canonical(`key=PP&range=${encodeURIComponent(range)}`)).toBe('key=PP'),
  )

  test.each(['abc', '1e400', 'NaN', '99999999999'])('drops the number %s', (typed) => {
    expect(canonical(`mfr.min=${typed}&mfr.unit=g/10min`)).toBe('')
  })

  test('holds at most eight columns, each once', () => {
    const columns = (codes: string) => [...codes].map((code) => `columns=${code}`).join('&')
    expect(canonical(columns('aabcdefghij'))).toBe(columns('abcdefgh'))
  })

  test('does not name a property that has a range already', () => {
    expect(canonical('property=hdt&property=mfr&mfr.min=5&mfr.unit=g/10min')).toBe('range=mfr:5..:g/10min&property=hdt')
  })

  test('splits the choice of order into its two words', () => {
    expect(canonical('sort=price-desc')).toBe('orderBy=price&sortType=desc')
    expect(canonical('sort=relevance')).toBe('')
  })

  test('forgets a currency without a price', () => expect(canonical('currency=USD&key=PC')).toBe('key=PC'))

  test('keeps what it does not know', () => expect(canonical('utm_source=fair&key=PC')).toBe('key=PC&utm_source=fair'))

  test('is its own canonical form', () => {
    const query = canonicalQuery(new URLSearchParams('sort=price-asc&key=PA-66 GF30&mfr.min=1.25&mfr.unit=g/10min'), 20)
    expect(isCanonical(query, 20)).toBe(true)
    expect(isCanonical(new URLSearchParams('grade=1&key=PP'), 20)).toBe(true)
    expect(isCanonical(new URLSearchParams('key=PP&mfr.min=1&mfr.unit=g/10min'), 20)).toBe(false)
  })
})

test('a part taken away leaves the others and starts from the first page', () => {
  const query = new URLSearchParams('key=PP&brandIds=1&brandIds=2&page=3')
  expect(asSearch(without(query, [['brandIds', '1']]))).toBe('?key=PP&brandIds=2')
})

test('a stored search is the filter without sorting, view and page', () => {
  expect(filterOnly(new URLSearchParams('key=PP&range=mfr:1..2:g/10min&view=table&page=4&orderBy=price')).size).toBe(2)
})
