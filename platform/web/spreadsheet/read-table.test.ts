import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readTable, writeTable, type TextTable } from './read-table.ts'

const cell = fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/[\r\0\ufeff]/.test(text))
const table = fc.array(
  fc
    .tuple(
      cell.filter((text) => text.trim() !== ''),
      cell,
      cell,
    )
    .map((cells) => [...cells]),
  { minLength: 1, maxLength: 6 },
)

const csv = (rows: string[][], sign: string) =>
  rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(sign)).join('\r\n')

const rowsOf = (text: string) => (readTable(text) as TextTable).rows

describe('what is written is read', () => {
  test('as cells on the clipboard', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(readTable(writeTable(rows))).toMatchObject({ rows })
      }),
    )
  })

  test('as a file with commas or semicolons, whatever stands in the cells', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, sign) => {
        expect(readTable(csv(rows, sign))).toEqual({ rows, decimalComma: sign === ';' })
      }),
    )
  })
})

test('any text at all is read without failing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => typeof readTable(text) === 'object'))
})

test('a line that names the separator, a mark at the start, and empty lines are no cells', () => {
  expect(rowsOf('\ufeffsep=;\r\nPP;25\r\n\r\n;\r\nPE;10\r\n')).toEqual([
    ['PP', '25'],
    ['PE', '10'],
  ])
})

test('commas inside of quotes part nothing', () => {
  expect(rowsOf('"PP, natural";"1,5"\nPE;2')[0]).toEqual(['PP, natural', '1,5'])
})

describe('a file in another encoding', () => {
  const bytesOf = {
    'utf-8': [...Buffer.from('产品,数量')],
    'utf-8 with a mark': [0xef, 0xbb, 0xbf, ...Buffer.from('产品,数量')],
    'utf-16': [0xff, 0xfe, ...Buffer.from('产品,数量', 'utf16le')],
    gb18030: [0xb2, 0xfa, 0xc6, 0xb7, 0x2c, 0xca, 0xfd, 0xc1, 0xbf],
  }
  test.each(Object.entries(bytesOf))('%s is read', (_, bytes) => {
    expect(rowsOf(decodeText(new Uint8Array(bytes)) ?? '')).toEqual([['产品', '数量']])
  })

  test('that is no text is none', () => {
    expect(decodeText(new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x10]))).toBeUndefined()
    expect(decodeText(new Uint8Array([0x41, 0x00, 0x42]))).toBeUndefined()
  })
})

describe('the sign between cells', () => {
  test.each([
    ['the one of the titles, whatever texts below it hold', 'Code,Other names\na,x; y; z\nb,p\tq', ['a', 'x; y; z']],
    ['a semicolon, where commas are decimal signs', 'Code;Price;Density\na;8100,50;0,905', ['a', '8100,50', '0,905']],
    ['a tab before all others', 'PP T30S\t1,000,000\nPE; film\t10', ['PE; film', '10']],
    ['found below a line that is one cell', 'Wanted in March\nPP;25', ['PP', '25']],
  ])('is %s', (_, text, second) => expect(rowsOf(text)[1]).toEqual(second))
})

test('numbers with a comma are known in a file with tabs, unless others have a point', () => {
  const comma = (text: string) => (readTable(text) as TextTable).decimalComma
  expect(comma('Code\tPrice\na\t8100,50')).toBe(true)
  expect(comma('Code\tDensity\na\t0,905')).toBe(true)
  expect(comma('Code\tPrice\na\t8,100')).toBe(false)
  expect(comma('Code\tPrice\tRemark\na\t8100.50\t2,5')).toBe(false)
})

test('lines within quotes belong to their cell, however lines end', () => {
  for (const end of ['\r\n', '\n', '\r'])
    expect(rowsOf(['a,"two', 'lines",""', 'b,c,d'].join(end))).toEqual([
      ['a', 'two\nlines', ''],
      ['b', 'c', 'd'],
    ])
})

test.each([
  ['a,b\nc,"d\ne,f\n', 2],
  ['sep=,\na,b\nc,d\n"e', 4],
  ['a;b\n"PP" natural;25\nPE;10', 2],
])('a quotation mark that is not closed is named by its row, and no cell is guessed: %j', (text, unclosedRow) => {
  expect(readTable(text)).toEqual({ unclosedRow })
})
