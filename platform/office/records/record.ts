import * as v from 'valibot'
import { recordAddress, type RecordAddress } from '#platform/contract/addresses/record.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Of } from '#platform/contract/registered.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import type { Section } from '../entry.ts'
import type { RecordFields, RecordValues } from './fields.ts'
import type { GivenValues, ListedFields, ValuesOf } from './values.ts'

/** A rule about several fields; what breaks it is said at one of them. */
export interface RecordRule {
  field: string
  message: string
  holds(values: RecordValues): boolean
}

/** A choice within the filter of a list, called as in the address. It asks for a field, by default the one of that name. */
export type RecordFilter = PlainKey | { label: PlainKey; of: string }

/** A noun that is a list and a form. Calls, queries, pages, audit and undo come from this table. */
export interface RecordNoun {
  fields: RecordFields
  rules?: readonly RecordRule[]
  read: OperatorPermission
  edit: OperatorPermission
  /** Counts that keep a thing from being removed while they are not zero. */
  uses?: readonly string[]
  /** As in calls and addresses: /operator/labels/list, /admin/labels. */
  name: string
  /** Of the list, and of the form. */
  at: RecordAddress
  /** One of them, as the audit and the database call it. */
  noun: string
  /** There is exactly one: its list leads to its form, and nothing adds or removes it. */
  single?: true
  /** Where the navigation lists it, and what is pressed after `g` to open it. */
  section: Section
  key?: string
  texts: RecordTexts
  /** A sentence above the list. */
  about?: PlainKey
  /** The field that names a thing. */
  heading: string
  /** Every state is kept, and can be compared and restored. */
  versions?: true
  /** Where visitors see it, and operators see it before it is published. */
  seenAt?: (values: RecordValues) => string
  /** Fields that visitors see in a public list; those of what is not `active` they do not. */
  visible?: readonly string[]
  /** What the server counts for the list, with what it is called. */
  counts?: Readonly<Record<string, PlainKey>>
  /** The list of what is counted. */
  leads?: Readonly<Record<string, (id: number) => string>>
  /** What else a row tells, and what the form is given beside its values. */
  shown?: v.ObjectEntries
  info?: v.ObjectEntries
  /** The list by names of fields, counts and what else is shown; `optional` ones are shown when they are chosen. */
  columns: readonly string[]
  optional?: readonly string[]
  /** Figures beside the counts and whole numbers. */
  numeric?: readonly string[]
  /** The field whose picture stands before the name. */
  thumbnail?: string
  /** What columns are called that are no fields. */
  headers?: Readonly<Record<string, PlainKey>>
  /** `unused`, `state` and `missing` are known without a field. */
  filters?: Readonly<Record<string, RecordFilter>>
  /** What the list can be ordered by, the usual one first. Without any it comes whole, in the order of its table. */
  sort?: readonly string[]
  /** Until a column is chosen, the list is in the order of its table as well. */
  inOrder?: true
}

/** Messages that say what a noun is called: the list, one of it, and the form with and without something in it. */
type RecordTexts = {
  [Name in keyof Of<'texts'>]: Of<'texts'>[Name] extends Record<'title' | 'one' | 'add' | 'editTitle', string>
    ? Name
    : never
}[keyof Of<'texts'>]

/** Keeps the types of the table. */
export const record = <const R extends Omit<RecordNoun, 'at'>>(table: R): R & Pick<RecordNoun, 'at'> => ({
  ...table,
  at: recordAddress(table.name),
})

interface Stored {
  id: number
  version: number
}

export const publishStates = ['published', 'scheduled', 'draft', 'ended'] as const
export type PublishState = (typeof publishStates)[number]

/** Whether it can be a draft, and scheduled: it says from when it is shown. */
export const isPublished = ({ fields }: Pick<RecordNoun, 'fields'>) => 'publishedAt' in fields
/** Whether its list tells which languages are missing, in place of a column for each. */
export const tellsMissing = ({ columns }: Pick<RecordNoun, 'columns'>) => columns.includes('missing')

type Told<R extends RecordNoun> = (R['fields'] extends { publishedAt: unknown } ? { state: PublishState } : object) &
  (R['columns'] extends readonly (infer Name)[]
    ? 'missing' extends Name
      ? { missing: Language[] }
      : object
    : object) &
  (R extends { thumbnail: string } ? { picture: Picture | null } : object)
type Language = 'zh' | 'en'

type Counted<R> = R extends { counts: infer Counts } ? { [Name in keyof Counts]: number } : object
type Entries<R, Key extends string> = R extends { [K in Key]: infer E extends v.ObjectEntries }
  ? { [Name in keyof E]: v.InferOutput<E[Name]> }
  : object

/** What the database keeps of a record. */
export type StoredOf<R extends RecordNoun> = ValuesOf<R['fields']> & Stored
/** Where a document can be opened. */
export const DocumentLink = v.object({ name: v.string(), url: v.string() })
export type DocumentLink = v.InferOutput<typeof DocumentLink>

/** What a list shows of it, and what its form gets. */
export type RowOf<R extends RecordNoun> = Stored &
  ValuesOf<ListedFields<R['fields']>> &
  Counted<R> &
  Told<R> &
  Entries<R, 'shown'>
export type InfoOf<R extends RecordNoun> = StoredOf<R> &
  Counted<R> &
  Told<R> &
  Entries<R, 'shown'> &
  Entries<R, 'info'> & { pictures?: Record<string, Picture>; documents?: Record<string, DocumentLink> }
export type GivenOf<R extends RecordNoun> = GivenValues<R['fields']>

/** Names of those fields that many records have. */
export const code = { kind: 'line', most: 60, need: true, pattern: /^[a-z0-9-]{1,60}$/ } as const
export const position = { kind: 'whole', least: 0, most: 1_000_000, first: 0 } as const
