/** What a field of content is. One table for the call's schema, the columns of the database and the form. */
export type ContentField =
  /** The same text in both languages. `either`: one of them is enough, the other is marked as missing. */
  | { kind: 'pair'; most: number; need: 'both' | 'either' | 'none'; area?: boolean }
  /** Rich text in both languages, sanitised on write. */
  | { kind: 'rich'; need?: boolean }
  | {
      kind: 'line'
      most: number
      need?: boolean
      pattern?: RegExp
      message?: string
      format?: 'email'
      fixed?: boolean
    }
  /** Several lines, each an entry of a list. */
  | { kind: 'lines'; most: number }
  | { kind: 'whole'; least: number; most: number; first?: number }
  | { kind: 'degrees'; most: 90 | 180 }
  | { kind: 'day' }
  | { kind: 'time' }
  | { kind: 'tick' }
  | { kind: 'picture'; need: boolean }
  /** An id of something else; the server lists what there is. */
  | { kind: 'reference'; need: boolean }
  /** Several ids of something else, in their order. */
  | { kind: 'references' }
  /** One of a fixed few. */
  | { kind: 'choice'; of: readonly (string | number)[]; fixed?: boolean }

export type ContentFields = Record<string, ContentField>

export const isPair = (field: ContentField) => field.kind === 'pair' || field.kind === 'rich'

/** The names on the wire: a text in both languages has two. */
export const wireNames = (fields: ContentFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isPair(field) ? [name, `${name}En`] : [name]))

export type ContentValue = string | number | boolean | null | string[] | number[]
export type ContentValues = Record<string, ContentValue>
