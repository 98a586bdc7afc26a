import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { to as addresses } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'
import { sendTable } from './send-table.ts'
import { readSpreadsheet } from '#platform/web/spreadsheet/read-file.ts'
import { writeTable, type TextTable } from '#platform/web/spreadsheet/read-table.ts'

const app = await testApp({ holding: 'catalogue' })
const { db } = app
const editor = await aPerson(db, 'catalogue')
const desk = await atDesk(app, editor)
const cookie = `officeToken=${await aDeskSession(db, editor)}`
type Ending = 'csv' | 'xlsx'

/** A product with something in every field, and with all that makes cells hard to keep. */
const awkward = {
  code: 'awkward-1',
  series: '=1+1',
  model: '-',
  name: '聚丙烯，“高流动”；共聚',
  nameEn: 'PP "high flow", random; copolymer',
  description: '第一行，\n\n第三行：\t"引号"\n+86 21 5555 0000',
  descriptionEn: '- first, with "quotes"\n- second; and more',
  colourName: '-5501',
  colourNameEn: "'=marked already",
  aliases: ['007', '1E5', "'quoted", '+86 alias', '@home'],
}

beforeAll(async () => {
  const { shops, brands, categories, countries, labels, parameters } = await desk.products.choices()
  const figures = parameters.filter(({ options }) => options.length === 0)
  const property = { method: 'ISO', condition: null, source: 'typical', statedOn: null, text: null } as const
  await desk.products.create({
    ...awkward,
    shopId: shops[0]?.id ?? 0,
    brandId: brands[0]?.id ?? 0,
    categoryId: categories[0]?.id ?? 0,
    countryId: countries[0]?.id ?? 0,
    grade: 0,
    fieldType: 1,
    form: 'flake',
    colourHex: '#a0b0c0',
    selfRun: true,
    recommended: true,
    isNew: true,
    currency: 'USD',
    price: '1250.05',
    minimumOrderKg: 500,
    stockKg: 12_000,
    leadTimeDays: 0,
    labelIds: labels.slice(0, 3).map(({ id }) => id),
    tiers: [
      { fromKg: 1000, price: '1200' },
      { fromKg: 25_000, price: '1150.5' },
    ],
    packings: [
      { unit: 'bag', kilograms: 25 },
      { unit: 'pallet', kilograms: 1000, holdsUnit: 'bag', holdsCount: 40 },
    ],
    properties: [
      { ...property, parameterId: figures[0]?.id ?? 0, unit: figures[0]?.unit ?? '', min: -20.5, max: -10 },
      { ...property, parameterId: figures[1]?.id ?? 0, unit: figures[1]?.unit ?? '', typical: 0.905 },
    ],
  })
  // As forms without scripts and older data left them: lines that end in two signs, and commas in one name.
  const old = await aProduct(db, { aliases: ['PA6, GF30', 'a; b'], series: '000123', model: '+1' })
  await db.run(sql`update product set description_en = ${'one\r\ntwo'} where id = ${old.id}`)
})

async function exported(ending: Ending, { lang = 'en-US', search = '' } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { cookie: `lang=${lang}; ${cookie}` }
  const { rawPayload } = await app.request({
    url: addresses.office.file.table(addresses.office.products(), ending, new URLSearchParams({ search })),
    headers,
  })
  return Uint8Array.from(rawPayload)
}

async function tableIn(bytes: Uint8Array<ArrayBuffer>, ending: Ending): Promise<TextTable> {
  const table = await readSpreadsheet(new File([bytes], `products.${ending}`), 20 * 1024 * 1024)
  if (typeof table === 'string' || 'unclosedRow' in table) throw new Error(JSON.stringify(table))
  return table
}

/** What the page of a new import does with a file, and the check that follows. */
async function imported(bytes: Uint8Array<ArrayBuffer>, ending: Ending) {
  const table = await tableIn(bytes, ending)
  const { signal } = new AbortController()
  const id = await sendTable(table, { api: desk, name: `products.${ending}`, onProgress: () => undefined, signal })
  await desk.imports.check({ id })
  const info = await desk.imports.info({ id })
  const { list } = await desk.imports.rows({ id, outcome: 'changed', limit: 10 })
  return { info, rows: table.rows.length - 1, changes: list.map(({ changes }) => changes) }
}

/** The file with one text in it replaced, as an editor would. */
function edited(bytes: Uint8Array<ArrayBuffer>, ending: Ending, from: string, to: string) {
  if (ending === 'csv')
    return new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replace(from, to))
  const parts = unzipSync(bytes)
  const sheet = 'xl/worksheets/sheet1.xml'
  return zipSync({ ...parts, [sheet]: strToU8(strFromU8(parts[sheet] ?? new Uint8Array()).replace(from, to)) })
}

describe.each(['csv', 'xlsx'] as const)('an exported %s file', (ending) => {
  test.each(['en-US', 'zh-CN'])('comes back in and changes nothing, with titles in %s', async (lang) => {
    const { info, rows, changes } = await imported(await exported(ending, { lang }), ending)
    expect(rows).toBeGreaterThan(100)
    expect(changes).toEqual([])
    expect(info.mapping).not.toContain('')
    expect(info.counts).toEqual({ new: 0, changed: 0, same: rows, wrong: 0 })
  })

  test.each([
    ['series', "'=1+1", "'=2+2", '=1+1', '=2+2'],
    ['colourName', '-5501', '-5502', '-5501', '-5502'],
    [
      'description',
      '+86 21 5555 0000',
      '+86 21 5555 0001',
      awkward.description,
      `${awkward.description.slice(0, -1)}1`,
    ],
    ['price', '1250.05', '1250.5', '1250.05', '1250.50'],
  ])('with another text in one cell changes %s alone', async (field, from, to, before, after) => {
    const file = edited(await exported(ending, { search: 'awkward' }), ending, from, to)
    const { info, changes } = await imported(file, ending)
    expect(changes).toEqual([[{ field, before, after }]])
    expect(info.counts).toEqual({ new: 0, changed: 1, same: 0, wrong: 0 })
  })
})

/** As Excel saves it where a comma is the decimal sign: numbers with a comma, lines within cells with one sign. */
const european = {
  'with semicolons': (rows: string[][]) =>
    Buffer.from(Papa.unparse(rows, { delimiter: ';', newline: '\r\n', quotes: (cell: string) => /[;\n]/.test(cell) })),
  'with tabs, in UTF-16': (rows: string[][]) => Buffer.from(`\ufeff${writeTable(rows)}`, 'utf16le'),
}

test.each(Object.entries(european))('saved again %s it still changes nothing', async (_, save) => {
  const table = await tableIn(await exported('csv'), 'csv')
  const rows = table.rows.map((row) => row.map((cell) => (/^-?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell)))
  const { info, changes } = await imported(Uint8Array.from(save(rows)), 'csv')
  expect(changes).toEqual([])
  expect(info.counts).toEqual({ new: 0, changed: 0, same: rows.length - 1, wrong: 0 })
})

test('no cell of an exported file is run as a formula', async () => {
  const cells = (await tableIn(await exported('csv'), 'csv')).rows.flat()
  expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'-", "''=marked already", '-5501', '000123', "'+1"]))
  expect(cells.filter((cell) => /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(cell))).toEqual([])
})
