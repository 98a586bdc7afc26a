import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import type { RecordField, RecordFields } from './fields.ts'
import type { RecordNoun } from './record.ts'
import { outputEntries } from './schema.ts'
import type { ValuesOf } from './values.ts'

export type Records = Readonly<Record<string, RecordNoun>>
type Visible = { visible: readonly string[] }
export type VisibleName<R extends Records> = {
  [Name in keyof R & string]: R[Name] extends Visible ? Name : never
}[keyof R & string]

/** Visitors open a document by its address. */
type Shown<F> = F extends { kind: 'document'; need: infer Need } ? { kind: 'line'; most: number; need: Need } : F
type VisibleFields<R> = R extends { fields: infer Fields; visible: readonly (infer Name)[] }
  ? { [Each in keyof Fields & Name & string]: Shown<Fields[Each]> }
  : never
type VisibleRow<R> = { id: number } & (VisibleFields<R> extends infer F extends RecordFields ? ValuesOf<F> : never)

/** What visitors see of a record. */
export const visibleFields = ({ fields, visible = [] }: RecordNoun): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => visible.includes(name)))

const shownAs = (field: RecordField): RecordField => (field.kind === 'document' ? { kind: 'line', most: 200 } : field)

function visibleCalls(record: RecordNoun) {
  const shown = Object.entries(visibleFields(record)).map(([name, field]) => [name, shownAs(field)] as const)
  const row = v.object({ id: Id, ...outputEntries(Object.fromEntries(shown)) })
  return { list: get(`/common/${record.name}/list`, { access: 'open', output: v.array(row) }) }
}

const listOf = <Row>(schema: v.GenericSchema<unknown, Row[]>) => ({
  list: get('', { access: 'open', output: schema }),
})
export type VisibleCalls<R> = ReturnType<typeof listOf<VisibleRow<R>>>

export const isVisible = ({ visible }: RecordNoun) => visible !== undefined

/** The calls of visitors: a list of each noun that shows them something. */
export const visibleCallsOf = <R extends Records>(records: R) =>
  Object.fromEntries(
    Object.entries(records)
      .filter(([, record]) => isVisible(record))
      .map(([name, record]) => [name, visibleCalls(record)]),
  ) as unknown as { [Name in VisibleName<R>]: VisibleCalls<R[Name]> }
