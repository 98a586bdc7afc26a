import type * as v from 'valibot'
import type { PlainKey } from '#platform/texts/messages.ts'

interface Common {
  /** `adminFields` has one for every field; only what must differ by noun is said here. */
  label?: PlainKey
  hint?: PlainKey
  /** Begins a new row of the form. */
  apart?: true
  /** Not among what a list shows: long texts, and what hangs on the thing. */
  formOnly?: true
}

type Member = string | number
/** One message for each of a fixed few. */
type Named = (value: never) => PlainKey

/** How a table says what has no plain cell: read as a form would send it. */
interface CellNotation {
  read(cell: string): unknown
  write(value: never): string
}

/** What a row within a form can hold. */
export type CellField = Extract<RecordField, { kind: 'line' | 'whole' | 'choice' | 'day' }>

/** What a field of a record is. One table for the call's schema, the columns of the database, the list and the form. */
export type RecordField = Common &
  (
    | {
        /** The same text in both languages. `either`: one of them is enough. */ kind: 'pair'
        most: number
        need: 'both' | 'either' | 'none'
        area?: boolean
      }
    | { /** Rich text in both languages, sanitised on write. */ kind: 'rich'; need?: boolean }
    | {
        kind: 'line'
        most: number
        need?: boolean
        pattern?: RegExp
        message?: string
        format?: 'email'
        fixed?: boolean
        /** In place of the rules above. */
        schema?: v.GenericSchema<string | null | undefined, string | null>
      }
    | { /** Several lines, each an entry of a list. */ kind: 'lines'; most: number }
    | { /** A few words, parted by commas or lines. */ kind: 'words'; short?: boolean }
    | { kind: 'whole'; least: number; most: number; first?: number; /** Nothing typed is null. */ optional?: true }
    | { kind: 'degrees'; most: 90 | 180 }
    | { kind: 'day' }
    | { kind: 'time' }
    | { kind: 'tick'; first?: boolean }
    | { kind: 'picture'; need: boolean; message?: string }
    | {
        /** An uploaded PDF. */ kind: 'document'
        need: boolean
        /** Not for everybody who has its address. */ private?: true
      }
    | {
        /** An id of something else; the server lists what there is. */ kind: 'reference'
        need: boolean
        none?: PlainKey
        /** Another of the same noun, but never itself. */
        other?: true
      }
    | {
        /** Several ids of something else, in their order. */ kind: 'references'
        most?: number
        all?: true
        own?: true
      }
    | {
        /** One of a fixed few. */ kind: 'choice'
        of: readonly Member[]
        first?: Member
        fixed?: boolean
        named?: Named
      }
    | {
        /** Several of a fixed few. */ kind: 'choices'
        of: readonly string[]
        named: Named
        least?: number
        message?: string
      }
    | {
        /** Rows of a few values each, in their order; kept as json, or in a table of their own. */ kind: 'rows'
        cells: Readonly<Record<string, CellField>>
        most: number
        add: PlainKey
        /** Without it they stay in the form. */
        cell?: CellNotation
      }
    | {
        /** With a control of its own, which the edit page gives. */ kind: 'own'
        input: v.GenericSchema
        output: v.GenericSchema
        json?: true
        /** How a table says it; by default the text itself. */
        cell?: CellNotation
      }
  )

export type RecordFields = Record<string, RecordField>

export const isPair = (field: RecordField) => field.kind === 'pair' || field.kind === 'rich'

/** The names on the wire: a text in both languages has two. */
export const wireNames = (fields: RecordFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isPair(field) ? [name, `${name}En`] : [name]))

/** Those that a list shows. */
export const listed = (fields: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([, { formOnly }]) => !formOnly))

export type RecordValue = string | number | boolean | null | string[] | number[] | object[]
export type RecordValues = Record<string, RecordValue>
