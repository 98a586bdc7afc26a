import * as v from 'valibot'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, listing, Made, SearchText, sortBy, Since, Version } from '#platform/contract/office/fields.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import { pageOf, type Page } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'
import { filteredField, knownFilters } from './filtered-field.ts'
import { listed, type RecordField, type RecordFields, type RecordValues } from './fields.ts'
import {
  DocumentLink,
  isPublished,
  publishStates,
  tellsMissing,
  type GivenOf,
  type InfoOf,
  type RecordNoun,
  type RowOf,
} from './record.ts'
import { inputEntries, outputEntries } from './schema.ts'
import { isInTables, tableCalls, type InTables } from './table-calls.ts'
import type { ValuesOf } from './values.ts'
import { publishCalls, versionCalls } from './version-calls.ts'

type Call<Input extends v.GenericSchema, Output extends v.GenericSchema> = Endpoint<
  Input,
  Output,
  'operator',
  OperatorPermission
>
/** A schema whose types come from the table. */
type Typed<Given, Parsed> = v.GenericSchema<Given, Parsed>
type Answer<Result> = v.GenericSchema<unknown, Result>

/** What a select offers. */
export const RecordChoice = v.object({ value: Id, name: v.string(), nameEn: v.string() })
export type RecordChoice = v.InferOutput<typeof RecordChoice>
export const RecordChoices = v.record(v.string(), v.array(RecordChoice))
export type RecordChoices = v.InferOutput<typeof RecordChoices>

/** The page of a list that is asked for, with whatever its filters say. */
export interface RecordFilters {
  page: number
  limit: number
  search?: string
  sort?: string
  [filter: string]: string | number | undefined
}

type SortName<R> = R extends { sort: readonly (infer Name extends string)[] } ? Name : never
type GivenFilters<R> = {
  page?: number | string
  limit?: number | string
  search?: string
  sort?: SortName<R> | `-${SortName<R>}`
} & (R extends { filters: infer Filters } ? { [Name in keyof Filters]?: string | number } : object)

type ListCall<R extends RecordNoun> = R extends { sort: readonly string[] }
  ? Call<Typed<GivenFilters<R>, RecordFilters>, Answer<Page<RowOf<R>>>>
  : Call<Typed<object, object>, Answer<RowOf<R>[]>>

/** How the call of a list reads one of its filters. */
function filterSchema(name: string, field: RecordField | undefined) {
  if (!field) return v.picklist(Object.keys(knownFilters[name] ?? {}))
  if (field.kind === 'choice' || field.kind === 'choices') {
    const texts = field.of.map(String)
    return v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(texts))
  }
  return field.kind === 'tick' ? v.picklist(['1', '0']) : Id
}

function filtersOf(record: RecordNoun, [first = '', ...rest]: readonly string[]) {
  const own = Object.keys(record.filters ?? {}).map((name) => {
    const field = record.fields[filteredField(record, name) ?? '']
    return [name, optionalOf(filterSchema(name, field))] as const
  })
  const sort = sortBy([first, ...rest], first)
  return v.object({
    ...listing,
    search: SearchText,
    ...Object.fromEntries(own),
    sort: record.inOrder ? optionalOf(sort) : sort,
  })
}

function rowOf(record: RecordNoun, of: RecordFields = record.fields) {
  const { counts = {}, shown = {} } = record
  const counted = Object.fromEntries(Object.keys(counts).map((name) => [name, v.number()]))
  return v.object({ id: Id, ...outputEntries(of), version: v.number(), ...counted, ...toldOf(record), ...shown })
}

/** What the kit itself tells of a thing. */
const toldOf = (record: RecordNoun): v.ObjectEntries => ({
  ...(isPublished(record) && { state: v.picklist(publishStates) }),
  ...(tellsMissing(record) && { missing: v.array(v.picklist(['zh', 'en'])) }),
  ...(record.thumbnail && { picture: v.nullable(Picture) }),
})

/** By id, those that the form shows. */
function filesOf({ fields }: RecordNoun): v.ObjectEntries {
  const has = (wanted: RecordField['kind']) => Object.values(fields).some(({ kind }) => kind === wanted)
  return {
    ...(has('picture') && { pictures: v.record(v.string(), Picture) }),
    ...(has('document') && { documents: v.record(v.string(), DocumentLink) }),
  }
}

/** What create and update take, with the rules about several fields. */
export function detailsOf<R extends RecordNoun, More extends v.ObjectEntries = object & v.ObjectEntries>(
  { fields, rules = [] }: R,
  more: More = {} as More,
) {
  const checks = rules.map(({ field, message, holds }) =>
    v.forward<RecordValues, v.GenericIssue<RecordValues>, [string]>(v.check(holds, message) as never, [field]),
  )
  const object = v.object({ ...more, ...inputEntries(fields) })
  return (checks.length === 0 ? object : v.pipe(object, ...(checks as []))) as unknown as Typed<
    GivenOf<R> & v.InferInput<v.ObjectSchema<More, undefined>>,
    ValuesOf<R['fields']> & v.InferOutput<v.ObjectSchema<More, undefined>>
  >
}

/** What the form of a thing gets. */
const infoOf = <const R extends RecordNoun>(record: R) =>
  v.object({ ...rowOf(record).entries, ...filesOf(record), ...record.info }) as unknown as Answer<InfoOf<R>>

/** What one operator has changed and not saved, of things that are seen before they are saved. */
export const draftCalls = <const R extends RecordNoun>(record: R) => ({
  draft: operatorGet(`/operator/${record.name}/draft`, {
    permission: record.read,
    input: v.object({ id: Id }),
    /** With the version that was changed. */
    output: v.nullable(v.object({ basis: v.number(), saved: infoOf(record) })),
  }),
  keepDraft: operatorPost(`/operator/${record.name}/keepDraft`, {
    permission: record.edit,
    input: detailsOf(record, { id: Id, version: Version }),
    output: v.object({ id: Id }),
  }),
  dropDraft: operatorPost(`/operator/${record.name}/dropDraft`, {
    permission: record.edit,
    input: v.object({ id: Id }),
  }),
})

/** The calls that change records, the same for every noun. */
const changingCalls = <const R extends RecordNoun>(record: R) => ({
  create: operatorPost(`/operator/${record.name}/create`, {
    permission: record.edit,
    input: detailsOf(record),
    output: Made,
    creates: true,
  }),
  update: operatorPost(`/operator/${record.name}/update`, {
    permission: record.edit,
    input: detailsOf(record, { id: Id, version: Version, since: Since }),
    output: Changed,
  }),
  /** All of the chosen ones or none: what is in use stays. */
  remove: operatorPost(`/operator/${record.name}/remove`, { permission: record.edit, input: Chosen, output: Changed }),
})

type Changing<R extends RecordNoun> = ReturnType<typeof changingCalls<R>>
type If<Yes, Then> = Yes extends true ? Then : object
/** What there is exactly one of is only changed. */
type Changes<R extends RecordNoun> = R extends { single: true }
  ? Pick<Changing<R>, 'update'>
  : Changing<R> & If<InTables<R>, ReturnType<typeof tableCalls>>
type Kept<R extends RecordNoun> = (R extends { versions: true } ? ReturnType<typeof versionCalls> : object) &
  (R['fields'] extends { publishedAt: unknown } ? ReturnType<typeof publishCalls> : object) &
  (R extends { seenAt: unknown } ? ReturnType<typeof draftCalls<R>> : object)

function changesOf<const R extends RecordNoun>(record: R) {
  const { update, ...others } = changingCalls(record)
  return {
    update,
    ...(!record.single && others),
    ...(isInTables(record) && tableCalls(record)),
    ...(record.versions && versionCalls(record)),
    ...(isPublished(record) && publishCalls(record)),
    ...(record.seenAt && draftCalls(record)),
  } as unknown as Changes<R> & Kept<R>
}

/** What the fields that refer to something offer. */
export const choiceCalls = ({ name, read }: RecordNoun) => ({
  choices: operatorGet(`/operator/${name}/choices`, { permission: read, output: RecordChoices }),
})

/** Whether the form offers things to refer to. */
export const hasChoices = ({ fields }: Pick<RecordNoun, 'fields'>) =>
  Object.values(fields).some((field) => field.kind === 'reference' || (field.kind === 'references' && !field.own))

type Referring<F> = F extends { own: true } ? never : F extends { kind: 'reference' | 'references' } ? F : never
type Choices<R extends RecordNoun> = [Referring<R['fields'][keyof R['fields']]>] extends [never]
  ? object
  : ReturnType<typeof choiceCalls>

export function listCall(record: RecordNoun) {
  const { name, read, sort } = record
  const row = rowOf(record, listed(record.fields))
  return operatorGet(`/operator/${name}/list`, {
    permission: read,
    input: sort && filtersOf(record, sort),
    output: sort ? pageOf(row) : v.array(row),
  })
}

/** The calls of a record noun, from its table. */
export const recordCalls = <const R extends RecordNoun>(record: R) => ({
  list: listCall(record) as unknown as ListCall<R>,
  info: operatorGet(`/operator/${record.name}/info`, {
    permission: record.read,
    input: v.object({ id: Id }),
    output: infoOf(record),
  }),
  ...changesOf(record),
  ...((hasChoices(record) ? choiceCalls(record) : {}) as Choices<R>),
})

export type RecordCalls<R extends RecordNoun> = ReturnType<typeof recordCalls<R>>
/** The same with nothing known of the table: what pages of any noun call. */
export type AnyRecordCalls = RecordCalls<RecordNoun>

/** The calls of all of them, by their names. */
export const callsOfAll = <Records extends Readonly<Record<string, RecordNoun>>>(records: Records) =>
  Object.fromEntries(Object.entries(records).map(([name, record]) => [name, recordCalls(record)])) as unknown as {
    [Name in keyof Records]: RecordCalls<Records[Name]>
  }
