import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nothing, sql, Sql } from './sql.ts'

describe('an sql template', () => {
  test('keeps values out of the text', () => {
    const name = "'; drop table member; --"
    expect(sql`select ${1} from x where name = ${name}`).toEqual(new Sql('select $1 from x where name = $2', [1, name]))
  })

  test('takes other templates as part of its text, in whatever depth', () => {
    const inner = sql`b = ${2}`
    const middle = sql`(a = ${1} and ${inner} or ${inner})`
    expect(sql`select ${0} where ${middle} limit ${3}`).toEqual(
      new Sql('select $1 where (a = $2 and b = $3 or b = $4) limit $5', [0, 1, 2, 2, 3]),
    )
  })

  test('may hold nothing', () => {
    expect(sql`select 1 ${nothing}`).toEqual(new Sql('select 1 ', []))
    expect(sql`select 1`).toEqual(new Sql('select 1', []))
  })

  test('passes lists, null and undefined as values', () => {
    const values = [[1, 2], null, undefined]
    expect(sql`${values[0]}, ${values[1]}, ${values[2]}`).toEqual(new Sql('$1, $2, $3', values))
  })

  test('keeps more than nine values in order when nested', () => {
    const ten = Array.from({ length: 10 }, (_, n) => sql`${n}`).reduce((all, one) => sql`${all},${one}`)
    expect(sql`${'first'},${ten}`.text).toBe(Array.from({ length: 11 }, (_, n) => `$${n + 1}`).join(','))
  })

  test('numbers every value once, in order, however it is put together', () => {
    type Tree = string | Tree[]
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.string(), fc.array(tie('tree'), { maxLength: 4 })),
    }))
    const build = (part: Tree): Sql =>
      typeof part === 'string'
        ? sql`x = ${part}`
        : part.reduce<Sql>((all, next) => sql`${all} (${build(next)})`, sql`and`)
    const leaves = (part: Tree): string[] => (typeof part === 'string' ? [part] : part.flatMap(leaves))
    fc.assert(
      fc.property(tree, (part) => {
        const { text, values } = build(part)
        expect(values).toEqual(leaves(part))
        expect(text.match(/\$\d+/g) ?? []).toEqual(values.map((_, index) => `$${index + 1}`))
        expect(text.match(/[^x=\s()$\dand]/g)).toBeNull()
      }),
    )
  })
})
