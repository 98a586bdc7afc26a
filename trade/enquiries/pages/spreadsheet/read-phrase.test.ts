import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable, type TextTable } from '#platform/web/spreadsheet/read-table.ts'
import { readLines } from './read-lines.ts'
import { readPhrase } from './read-phrase.ts'

const read = (text: string) => readLines(readTable(text) as TextTable, 'USD').map(({ line }) => line)

describe('a line as it is typed into a message', () => {
  test.each([
    ['PP T30S 25 MT', 'PP T30S', '25', 'MT'],
    ['25吨 K8003', 'K8003', '25', 'MT'],
    ['K8003 25吨', 'K8003', '25', 'MT'],
    ['- HD5502: 500 kgs', 'HD5502', '500', 'kg'],
    ['LLDPE 7042 1500 kg', 'LLDPE 7042', '1500', 'kg'],
    ['PE100 2 吨袋', 'PE100', '2', 'bigBag'],
    ['T30S 3 pallets natural', 'T30S natural', '3', 'pallet'],
  ])('%s', (text, productName, quantity, unit) => {
    expect(read(text)).toMatchObject([{ productName, quantity, unit }])
  })

  test('what stands after a comma is a further requirement', () => {
    expect(read('PP T30S 25 MT, natural')).toMatchObject([
      { productName: 'PP T30S', quantity: '25', unit: 'MT', specification: 'natural' },
    ])
  })

  test('a number without a unit is part of the grade', () => {
    expect(readPhrase('LLDPE 7042')).toBeUndefined()
    expect(readPhrase('25 MT')).toBeUndefined()
  })
})

test('whatever the grade, quantity and unit are called, they are told apart', () => {
  const grade = fc.constantFrom('PP T30S', 'HD5502', 'K8003', 'EVA 18-3', 'ABS 0215A', 'PA66 GF30', '聚丙烯 T30S')
  const unit = fc.constantFrom('MT', 't', 'tons', 'kg', '吨', '公斤', 'bags', 'pallets', 'big bags', '吨袋')
  fc.assert(
    fc.property(grade, fc.integer({ min: 1, max: 999 }), unit, fc.boolean(), (name, amount, word, first) => {
      const text = first ? `${amount} ${word} ${name}` : `${name} ${amount} ${word}`
      expect(readPhrase(text)).toEqual({ productName: name, quantity: `${amount} ${word}` })
    }),
  )
})

test('no text is too strange to be read', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readPhrase(text)))
})
