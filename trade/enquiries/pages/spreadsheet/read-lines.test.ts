import { describe, expect, test } from 'vitest'
import { isPlainKey } from '#platform/texts/catalogues.ts'
import { readLines } from './read-lines.ts'
import { readTable, type TextTable } from '#platform/web/spreadsheet/read-table.ts'

const read = (text: string, currency = 'USD') => readLines(readTable(text) as TextTable, currency)
const lineOf = (text: string) => read(text)[0]?.line

test('titles may stand in any order and language, and may state unit and currency', () => {
  expect(read('备注\t数量（公斤）\t牌号\t目标价（元/吨）\n本色\t500\tK8003\t8200', 'USD')[0]).toEqual({
    row: 2,
    line: {
      productName: 'K8003',
      quantity: '500',
      unit: 'kg',
      targetPrice: '8200',
      currency: 'CNY',
      specification: '本色',
    },
    errors: {},
  })
  expect(read('Remarks,Qty (MT),Product name,Target price (USD/t)\nnatural,25,T30S,1250.5')[0]).toMatchObject({
    line: { productName: 'T30S', quantity: '25', unit: 'MT', targetPrice: '1250.5', currency: 'USD' },
    errors: {},
  })
})

test('without titles the usual order is taken', () => {
  expect(read('PP T30S\t25\tMT\t1200\tUSD\tnatural\nPE 7042\t10')).toMatchObject([
    { row: 1, line: { productName: 'PP T30S', unit: 'MT', specification: 'natural' }, errors: {} },
    { row: 2, line: { productName: 'PE 7042', quantity: '10', unit: 'MT', currency: 'USD' }, errors: {} },
  ])
})

describe('a quantity', () => {
  test.each([
    ['25', '25', 'MT'],
    ['25吨', '25', 'MT'],
    ['1,500 kg', '1500', 'kg'],
    ['２５　吨', '25', 'MT'],
    ['2 big bags', '2', 'bigBag'],
    ["3 20'GP", '3', '20GP'],
    ['1 40HQ', '1', '40HQ'],
    ['12 500 kg', '12500', 'kg'],
    ['2.5t', '2.5', 'MT'],
  ])('%s is %s', (text, quantity, unit) => {
    expect(read(`PP\t${text}`)[0]).toMatchObject({ line: { quantity, unit }, errors: {} })
  })

  test('may be several, with the unit after the last', () => {
    expect(read('PP\t5, 25 and 100 t')[0]).toMatchObject({ line: { quantity: '5, 25, 100', unit: 'MT' }, errors: {} })
    expect(read('PP\t5; much')[0]?.errors).toHaveProperty('quantity')
  })

  test('follows the decimal sign of the file', () => {
    expect(lineOf('PP;1.500,5;kg')).toMatchObject({ quantity: '1500.5', unit: 'kg' })
    expect(lineOf('PP\t2,5')).toMatchObject({ quantity: '2.5' })
    expect(lineOf('PP\t1,500')).toMatchObject({ quantity: '1500' })
  })
})

test('a price says its currency before or after the number', () => {
  expect(lineOf('PP\t1\tMT\tUS$ 1,250.50')).toMatchObject({ targetPrice: '1250.50', currency: 'USD' })
  expect(lineOf('PP\t1\tMT\t￥8,200')).toMatchObject({ targetPrice: '8200', currency: 'CNY' })
  expect(lineOf('PP\t1\tMT\t8200元/吨')).toMatchObject({ targetPrice: '8200', currency: 'CNY' })
})

test('what is wrong is named cell by cell, in words that exist', () => {
  const [first, second] = read('\tabc\tfurlong\tmuch\tEUR\nPP\t-5')
  expect(first?.errors).toEqual({
    productName: 'enquiries.enterProductName',
    quantity: 'enquiries.quantityWrong',
    unit: 'enquiries.unitUnknown',
    targetPrice: 'enquiries.priceWrong',
    currency: 'enquiries.currencyUnknown',
  })
  expect(second?.errors).toHaveProperty('quantity')
  for (const key of Object.values(first?.errors ?? {})) expect(isPlainKey(key)).toBe(true)
})

test('a formula is shown and sent as text, never as something to run', () => {
  expect(lineOf('=HYPERLINK("x")\t1')?.productName).toBe('=HYPERLINK("x")')
})
