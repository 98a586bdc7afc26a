import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXlsx } from '#platform/web/spreadsheet/read-xlsx.ts'
import { readTable } from '#platform/web/spreadsheet/read-table.ts'
import { formulaSafe, withoutMark } from './formula-safe.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const table = [
  ['Code', '名称', 'Value'],
  ['a<b>&"c"', '多行\n文字', '-20.5'],
  ['=HYPERLINK("http://x")', '@sum', '+1'],
  ['007', '1E5', '+86 21 5555'],
]
async function* rows() {
  yield* table
}
async function bytesOf(chunks: AsyncIterable<Buffer>) {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

test.each(['=1+1', '+1', '-1+2', '@x', '\tx', '\rx'])('%j is no formula', (cell) => {
  expect(formulaSafe(cell)).toBe(`'${cell}`)
})

test('numbers and plain texts stay as they are', () => {
  for (const cell of ['-20.5', '12', 'PP', "'x", '']) expect(formulaSafe(cell)).toBe(cell)
})

test('a mark is taken away again, and nothing else is', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\'"0.1a '), maxLength: 8 })
  fc.assert(fc.property(signs, (cell) => withoutMark(formulaSafe(cell)) === cell))
  fc.assert(fc.property(signs, (cell) => !/^[=+@\t\r]/.test(formulaSafe(cell))))
})

const safe = table.map((row) => row.map(formulaSafe))

test('a CSV file is read as it was written', async () => {
  const text = (await bytesOf(writeCsv(rows()))).toString()
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(readTable(text)).toEqual({ rows: safe, decimalComma: false })
})

test('a workbook is read as it was written', async () => {
  expect(await readXlsx(await bytesOf(writeXlsx(rows())))).toEqual(safe)
})
