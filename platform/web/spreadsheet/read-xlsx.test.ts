import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { readSpreadsheet, mostFileBytes } from './read-file.ts'

const bookOf = (rows: (string | number)[][]) =>
  writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: typeof value === 'string' ? String : Number }))))
const rowsOf = async (file: Blob) => {
  const table = await readSpreadsheet(file)
  return typeof table === 'object' && 'rows' in table ? table.rows : table
}

test('what is written into a workbook is read', async () => {
  // The writer looks its texts up in an object, where some names are taken, and leaves out the sign for unreadable ones.
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
    .filter((value) => !(value in {}) && value === value.trim())
    .filter((value) => /^[^\p{Cc}\p{Cn}\ufffd]+$/u.test(value) && !/_x[\da-f]{4}_/i.test(value))
  const number = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((n) => n / 1000)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, number, text), { minLength: 1, maxLength: 4 }), async (rows) => {
      expect(await rowsOf(await bookOf(rows).toBlob())).toEqual(rows.map((row) => row.map(String)))
    }),
    { numRuns: 25 },
  )
})

/** A workbook of one sheet, as small as one can be. */
function aBook(sheet: string, level: 1 | 6 = 6): Blob {
  const part = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const parts = {
    '[Content_Types].xml': part('<Types/>'),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(`<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
  }
  return new Blob([zipSync(parts, { level })])
}

test('a formula counts by its value', async () => {
  const book = aBook(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>PP</t></is></c><c r="B1"><f>5*5</f><v>25</v></c><c r="C1" t="str"><f>"M"&amp;"T"</f><v>MT</v></c></row>',
  )
  expect(await rowsOf(book)).toEqual([['PP', '25', 'MT']])
})

test('a workbook that unpacks to more than it may is not read', async () => {
  const bomb = aBook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(31 * 1024 * 1024)}</t></is></c></row>`, 1)
  expect(bomb.size).toBeLessThan(1024 * 1024)
  expect(await readSpreadsheet(bomb)).toBe('unreadable')
})

test('what is no spreadsheet is said to be none', async () => {
  expect(await readSpreadsheet(new Blob([zipSync({ 'a.txt': strToU8('hello') })]))).toBe('unreadable')
  expect(await readSpreadsheet(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0])]))).toBe('unreadable')
  expect(await readSpreadsheet(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0])]))).toBe('unreadable')
  expect(await readSpreadsheet(new Blob(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n']))).toBe('unreadable')
  expect(await readSpreadsheet(new Blob([new Uint8Array([0x61, 0x2c, 0x62, 0x0a, 0x01, 0x02])]))).toBe('unreadable')
  expect(await readSpreadsheet(new File(['code,price'], 'prices.xlsx'))).toBe('unreadable')
  expect(await readSpreadsheet(new Blob([new Uint8Array(mostFileBytes + 1)]))).toBe('tooLarge')
})
