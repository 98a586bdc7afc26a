import type * as v from 'valibot'
import type { RecordFields, RecordValues } from './fields.ts'

type Pair = { kind: 'pair' | 'rich' }
type Needed = { need: 'both' } | { need: true }

/** What a field holds once it is read. */
type ValueOf<F> = F extends { kind: 'own'; output: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : F extends { kind: 'pair' | 'rich' | 'line' }
    ? F extends Needed
      ? string
      : string | null
    : F extends { kind: 'lines' | 'words' }
      ? string[]
      : F extends { kind: 'rows'; cells: infer Cells }
        ? { [Name in keyof Cells]: ValueOf<Cells[Name]> }[]
        : F extends { kind: 'whole' }
          ? F extends { optional: true }
            ? number | null
            : number
          : F extends { kind: 'day' }
            ? string
            : F extends { kind: 'time' }
              ? string | null
              : F extends { kind: 'tick' }
                ? boolean
                : F extends { kind: 'references' }
                  ? number[]
                  : F extends { kind: 'choice'; of: readonly (infer V)[] }
                    ? V
                    : F extends { kind: 'choices'; of: readonly (infer V)[] }
                      ? V[]
                      : F extends Needed
                        ? number
                        : number | null

/** What a caller may send for it: forms send texts. */
type GivenOf<F> = F extends { kind: 'own'; input: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : F extends { kind: 'rows'; cells: infer Cells }
    ? readonly { [Name in keyof Cells]?: GivenOf<Cells[Name]> }[]
    : F extends { kind: 'tick' }
      ? boolean | string
      : F extends { kind: 'lines' | 'words' | 'choices' }
        ? string | readonly string[]
        : F extends { kind: 'references' }
          ? string | number | readonly (string | number)[]
          : F extends { kind: 'pair' | 'rich' | 'line' | 'day' | 'time' }
            ? string | null
            : string | number | null

type IsRequired<F> = F extends Needed | { kind: 'day' } ? true : F extends { kind: 'choice' } ? true : false

type WireNames<Fields, Name extends keyof Fields & string> = Fields[Name] extends Pair ? Name | `${Name}En` : Name

/** A record as the server knows it; of a table that is not known when compiling, any values. */
export type ValuesOf<Fields extends RecordFields> = string extends keyof Fields
  ? RecordValues
  : { [Name in keyof Fields & string as WireNames<Fields, Name>]: ValueOf<Fields[Name]> }

type RequiredNames<Fields> = {
  [Name in keyof Fields & string]: IsRequired<Fields[Name]> extends true ? Name : never
}[keyof Fields & string]

/** The same as a call takes it. */
export type GivenValues<Fields extends RecordFields> = string extends keyof Fields
  ? Record<string, unknown>
  : { [Name in RequiredNames<Fields> as WireNames<Fields, Name>]: GivenOf<Fields[Name]> } & {
      [Name in Exclude<keyof Fields & string, RequiredNames<Fields>> as WireNames<Fields, Name>]?: GivenOf<Fields[Name]>
    }

/** Without what only the form shows. */
export type ListedFields<Fields extends RecordFields> = {
  [Name in keyof Fields as Fields[Name] extends { formOnly: true } ? never : Name]: Fields[Name]
}
