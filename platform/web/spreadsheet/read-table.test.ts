import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readTable, writeTable } from './read-table.ts'

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

describe('what is written is read', () => {
  test('as cells on the clipboard', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(readTable(writeTable(rows)).rows).toEqual(rows)
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
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => Array.isArray(readTable(text).rows)))
})

test('a line that names the separator, a mark at the start, and empty lines are no cells', () => {
  expect(readTable('\ufeffsep=;\r\nPP;25\r\n\r\n;\r\nPE;10\r\n').rows).toEqual([
    ['PP', '25'],
    ['PE', '10'],
  ])
})

test('commas inside of quotes part nothing', () => {
  expect(readTable('"PP, natural";"1,5"\nPE;2').rows[0]).toEqual(['PP, natural', '1,5'])
})

describe('a file in another encoding', () => {
  const bytesOf = {
    'utf-8': [...Buffer.from('产品,数量')],
    'utf-8 with a mark': [0xef, 0xbb, 0xbf, ...Buffer.from('产品,数量')],
    'utf-16': [0xff, 0xfe, ...Buffer.from('产品,数量', 'utf16le')],
    gb18030: [0xb2, 0xfa, 0xc6, 0xb7, 0x2c, 0xca, 0xfd, 0xc1, 0xbf],
  }
  test.each(Object.entries(bytesOf))('%s is read', (_, bytes) => {
    expect(readTable(decodeText(new Uint8Array(bytes)) ?? '').rows).toEqual([['产品', '数量']])
  })

  test('that is no text is none', () => {
    expect(decodeText(new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x10]))).toBeUndefined()
    expect(decodeText(new Uint8Array([0x41, 0x00, 0x42]))).toBeUndefined()
  })
})
