import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSource } from './source-files.ts'

const folder = 'docs/decisions'
const root = join(import.meta.dirname, '..')
const records = globSync('0*.md', { cwd: join(root, folder) }).toSorted()
const rows = readSource(`${folder}/README.md`)
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => {
    const [link = '', decision = '', date = '', status = '', replaces = ''] = line.split('|').slice(1, -1)
    const [, number = '', file = ''] = /\[(\d+)\]\(([^)]+)\)/.exec(link) ?? []
    return { number, file, decision: decision.trim(), date: date.trim(), status: status.trim(), replaces }
  })
const links = (text: string) => [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to)

describe('the index of decisions', () => {
  test('lists every record once, by its number', () => {
    expect(rows.map(({ file }) => file).toSorted()).toEqual(records)
    for (const { number, file } of rows) {
      expect(Number(file.slice(0, 4)), file).toBe(Number(number))
      expect(readSource(`${folder}/${file}`), file).toMatch(new RegExp(`^# ${number}\\. `))
    }
  })

  test('says of each what was decided, when, and whether it holds', () => {
    for (const { file, decision, date, status } of rows) {
      expect(decision, file).not.toBe('')
      expect(date, file).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(status, file).toMatch(/^(in force|(in part )?replaced by \d+)$/)
    }
  })

  test('names a replacement on both sides', () => {
    const pairs = (found: (row: (typeof rows)[number]) => string[]) => rows.flatMap(found).toSorted()
    const replaced = pairs(({ number, status }) => /\d+/.exec(status)?.map((by) => `${by} replaces ${number}`) ?? [])
    const replacing = pairs(({ number, replaces }) =>
      [...replaces.matchAll(/\d+/g)].map(([old]) => `${number} replaces ${old}`),
    )
    expect(replacing).toEqual(replaced)
  })
})

test.each(globSync('{*.md,docs/**/*.md}', { cwd: root }))('links of %s resolve', (file) => {
  const local = links(readSource(file)).filter((to) => !/^(https?:|mailto:)/.test(to))
  expect(local.filter((to) => !existsSync(join(root, dirname(file), to)))).toEqual([])
})

test.each(records)('%s fits on a screen', (file) => {
  expect(readSource(`${folder}/${file}`).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})
