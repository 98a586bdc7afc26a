import { beforeAll, describe, expect, test } from 'vitest'
import type { RecordName } from '#platform/contract/addresses/record.ts'
import { to } from '#platform/contract/to.ts'
import { refusals } from '#platform/contract/errors.ts'
import { isInTables, type TableClient } from '#platform/office/records/table-calls.ts'
import type { RecordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { readSpreadsheet } from '#platform/web/spreadsheet/read-file.ts'
import type { TextTable } from '#platform/web/spreadsheet/read-table.ts'
import { aDeskSession, aLabel, aPerson, atDesk, auditOf, deskHeaders } from '#testing/back-office.ts'
import { operatorExamples } from '#testing/operator-examples.ts'
import { testApp } from '#testing/test-app.ts'
import { operatorContract } from '#site/office-contract.ts'
import { recordTables } from './record-tables.ts'

const app = await testApp({ holding: 'catalogue' })
const { db } = app
const person = await aPerson(db)
const desk = await atDesk(app, person)
const token = await aDeskSession(db, person)
const names = (Object.keys(recordTables) as RecordName[]).filter((name) => isInTables(recordTables[name].record))
const callsOf = (name: string) => desk[name as 'labels'] as unknown as TableClient
const listOf = (name: RecordName) => (recordTables[name] as RecordTable).record.at.path

beforeAll(async () => {
  for (const name of names)
    await (desk[name] as unknown as { create(input: object): Promise<unknown> }).create(
      (await operatorExamples[`${name}.create`]?.({ db, person })) ?? {},
    )
})

async function exported(name: RecordName, ending: 'csv' | 'xlsx', lang: string, filter?: URLSearchParams) {
  const { rawPayload } = await app.request({
    url: to.office.file.table(listOf(name), ending, filter),
    headers: { cookie: `lang=${lang}; officeToken=${token}` },
  })
  const table = await readSpreadsheet(new Blob([new Uint8Array(rawPayload)]))
  return table as TextTable
}
const given = ({ rows: [header = [], ...rows], decimalComma }: TextTable) => ({ header, rows, decimalComma })

describe.each(names)('a table of %s', (name) => {
  test.each([
    ['csv', 'en-US'],
    ['csv', 'zh-CN'],
    ['xlsx', 'en-US'],
    ['xlsx', 'zh-CN'],
  ] as const)('that was exported as %s in %s changes nothing when it comes back', async (ending, lang) => {
    const table = await exported(name, ending, lang)
    expect(table.rows.length).toBeGreaterThan(1)
    const { counts, rows, leftOut } = await callsOf(name).checkTable(given(table))
    expect({ rows, leftOut }).toEqual({ rows: [], leftOut: [] })
    expect(counts).toEqual({ new: 0, changed: 0, same: table.rows.length - 1, wrong: 0 })
  })

  test('names its wrong rows, and is not applied at all', async () => {
    const { header, rows, decimalComma } = given(await exported(name, 'csv', 'en-US'))
    const faulty = [...rows, rows[0] ?? [], header.map(() => '')]
    const preview = await callsOf(name).checkTable({ header, rows: faulty, decimalComma })
    expect(preview.rows.map(({ row, outcome }) => ({ row, outcome }))).toEqual([
      { row: rows.length + 1, outcome: 'wrong' },
      { row: rows.length + 2, outcome: 'wrong' },
    ])
    await expect(
      callsOf(name).applyTable({ header, rows: faulty, decimalComma, print: preview.print }),
    ).rejects.toMatchObject({ code: refusals.CONFLICT.code })
  })
})

describe('a table of records', () => {
  test('changes the one row whose cell was changed, and says so before', async () => {
    const { code } = await aLabel(db)
    const table = given(await exported('labels', 'xlsx', 'zh-CN'))
    const [codeAt, nameAt] = [table.header.indexOf('编码'), table.header.indexOf('英文名称')]
    for (const row of table.rows) if (row[codeAt] === code) row[nameAt] = 'Quayside grade'
    const { rows, counts, print } = await desk.labels.checkTable(table)
    expect(counts).toMatchObject({ new: 0, changed: 1, wrong: 0 })
    expect(rows).toMatchObject([{ name: code, changes: [{ field: 'nameEn', after: 'Quayside grade' }] }])
    expect(await desk.labels.list({ search: 'Quayside grade' })).toMatchObject({ totalCount: 0 })

    const { changeId } = await desk.labels.applyTable({ ...table, print })
    const { list } = await desk.labels.list({ search: 'Quayside grade' })
    expect(list).toMatchObject([{ code, version: 2 }])
    expect(await auditOf(db, 'label', list[0]?.id ?? 0)).toMatchObject([{ action: 'update' }])
    await desk.audit.undo({ changeId })
    expect(await desk.labels.list({ search: 'Quayside grade' })).toMatchObject({ totalCount: 0 })
  })

  test('brings in what others of the same table refer to, in whatever order they stand', async () => {
    const table = {
      header: ['code', 'Name in Chinese', 'nameEn', 'parentId'],
      rows: [
        ['pa46-t', '尼龙 46', 'Nylon 46', 'engineering-t'],
        ['engineering-t', '测试工程料', 'Engineering', ''],
        ['pa6t-t', '尼龙 6T', 'Nylon 6T', '测试工程料'],
      ],
    }
    const { counts, rows: seen, print } = await desk.categories.checkTable(table)
    expect(seen.flatMap(({ problems }) => Object.values(problems))).toEqual([])
    expect(counts).toEqual({ new: 3, changed: 0, same: 0, wrong: 0 })
    const { changeId } = await desk.categories.applyTable({ ...table, print })
    const made = await db.many<{ code: string; parent: string | null }>(sql`
      select category.code, parent.code as parent from category left join category as parent
        on parent.id = category.parent_id where category.code like '%-t' order by category.id`)
    expect(made).toEqual([
      { code: 'engineering-t', parent: null },
      { code: 'pa46-t', parent: 'engineering-t' },
      { code: 'pa6t-t', parent: 'engineering-t' },
    ])
    await desk.audit.undo({ changeId })
    expect(await desk.categories.list({ search: 'pa46-t' })).toMatchObject({ totalCount: 0 })
  })

  test('says of each cell what is wrong with it, in the language of the operator', async () => {
    const table = {
      header: ['code', 'name', 'nameEn', 'position', 'onHome'],
      rows: [['NOT A CODE', '标签', '', 'many', 'perhaps']],
    }
    const { rows } = await desk.labels.checkTable(table)
    expect(rows).toMatchObject([
      {
        name: 'NOT A CODE',
        outcome: 'wrong',
        problems: {
          code: 'Lower-case letters, digits and hyphens only',
          nameEn: 'Please fill this in',
          position: 'Please enter a whole number',
          onHome: 'yes or no',
        },
      },
    ])
    const chinese = await app.call(operatorContract.labels.checkTable, table, deskHeaders(token, 'zh-CN'))
    expect(chinese.envelope.data).toMatchObject({ rows: [{ problems: { onHome: '请填“是”或“否”' } }] })
  })

  test('is applied only as it was seen', async () => {
    const { id, code, version } = await aLabel(db)
    const table = { header: ['code', 'nameEn'], rows: [[code, 'Seen']] }
    const { print } = await desk.labels.checkTable(table)
    const saved = await desk.labels.info({ id })
    await desk.labels.update({ ...saved, nameEn: 'Meanwhile', version })
    await expect(desk.labels.applyTable({ ...table, print })).rejects.toMatchObject({ code: refusals.CONFLICT.code })
    expect(await desk.labels.info({ id })).toMatchObject({ nameEn: 'Meanwhile' })
  })

  test('needs the column by which its rows are known, and says which ones mean nothing', async () => {
    await expect(desk.brands.checkTable({ header: ['nameEn'], rows: [['A']] })).rejects.toMatchObject({
      code: refusals.INVALID_INPUT.code,
    })
    const { leftOut } = await desk.labels.checkTable({ header: ['code', 'Colour'], rows: [['a-label', 'red']] })
    expect(leftOut).toEqual(['Colour'])
  })

  test('goes out as the list is filtered, to those who may see the list', async () => {
    const { code } = await aLabel(db)
    const { rows } = await exported('labels', 'csv', 'en-US', new URLSearchParams({ search: code }))
    expect(rows).toHaveLength(2)
    const url = to.office.file.table(listOf('roles'), 'csv')
    const editor = await aDeskSession(db, await aPerson(db, 'catalogue'))
    expect((await app.request({ url, headers: { cookie: `officeToken=${editor}` } })).statusCode).toBe(403)
    expect((await app.request({ url })).statusCode).toBe(303)
  })
})
