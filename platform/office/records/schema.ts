import * as v from 'valibot'
import { Day, Id, manyOf, Timestamp } from '#platform/contract/fields.ts'
import { Entries, OptionalLine, OptionalText } from '#platform/contract/lines.ts'
import { ungrouped } from '#platform/contract/typed-number.ts'
import { TypedEmail } from '#platform/contract/patterns.ts'
import { Area, Line, Ticked } from '#platform/contract/office/fields.ts'
import { Words } from '#platform/contract/office/words.ts'
import type { RecordField, RecordFields } from './fields.ts'

/** Nothing chosen, or nothing typed. */
const orNull = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      v.null(),
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      schema,
    ]),
    null,
  )

// Both languages of a text fit into one call.
const mostHtml = 40_000
const Html = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => (text ?? '').trim()),
  v.maxLength(mostHtml, 'errors.tooLong'),
  v.transform((text) => text || null),
)

const decimal = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'adminContent.degrees'))]),
    v.transform(Number),
    v.minValue(-most, 'adminContent.degrees'),
    v.maxValue(most, 'adminContent.degrees'),
  )

/** `now` is the server's own time. */
const Moment = v.union(
  [
    v.pipe(
      v.literal('now'),
      v.transform(() => new Date().toISOString()),
    ),
    Timestamp,
  ],
  'adminContent.time',
)

const required = 'adminForm.required'

function lineOf({ most, need, pattern, message, format, schema }: Extract<RecordField, { kind: 'line' }>) {
  if (schema) return schema
  const wrong = message ?? 'adminForm.code'
  if (!need && pattern)
    return v.pipe(
      OptionalLine(most),
      v.check((text) => text === null || pattern.test(text), wrong),
    )
  if (!need) return OptionalLine(most)
  if (format === 'email') return TypedEmail(required, 'adminContent.email')
  return pattern ? v.pipe(Line(most), v.regex(pattern, wrong)) : Line(most)
}

function choiceOf(of: readonly (string | number)[]) {
  const texts = of.map(String)
  return v.pipe(
    v.optional(v.union([v.string(), v.number()]), ''),
    v.transform(String),
    v.picklist(texts, required),
    v.transform((text) => (typeof of[0] === 'number' ? Number(text) : text)),
  )
}

const choicesOf = ({ of, least = 0, message }: Extract<RecordField, { kind: 'choices' }>) =>
  v.pipe(
    v.optional(manyOf(v.picklist(of)), []),
    v.transform((chosen) => [...new Set(chosen)]),
    v.minLength(least, message),
  )

/** How one field is read; two for a text in both languages. */
function schemasOf(name: string, field: RecordField): [string, v.GenericSchema][] {
  switch (field.kind) {
    case 'pair': {
      const [needed, optional] = field.area ? [Area, OptionalText] : [Line, OptionalLine]
      const text = field.need === 'both' ? needed(field.most) : optional(field.most)
      return [
        [name, text],
        [`${name}En`, text],
      ]
    }
    case 'rich': {
      const text = field.need ? v.pipe(Html, v.string(required)) : Html
      return [
        [name, text],
        [`${name}En`, text],
      ]
    }
    case 'line':
      return [[name, lineOf(field)]]
    case 'lines':
      return [[name, Entries(30, field.most)]]
    case 'words':
      return [[name, Words]]
    case 'whole': {
      const range = v.pipe(
        v.union([v.number(), v.string()], required),
        v.transform((typed) => ungrouped(String(typed).trim())),
        v.regex(/^-?\d{1,9}$/, 'adminContent.whole'),
        v.transform(Number),
        v.minValue(field.least, 'adminContent.range'),
        v.maxValue(field.most, 'adminContent.range'),
      )
      return [[name, field.optional ? orNull(range) : v.optional(range, field.first === undefined ? '' : field.first)]]
    }
    case 'degrees':
      return [[name, orNull(decimal(field.most))]]
    case 'day':
      return [[name, v.pipe(v.optional(v.string(), ''), v.nonEmpty(required), Day)]]
    case 'time':
      return [[name, orNull(Moment)]]
    case 'tick':
      return [[name, Ticked]]
    case 'picture':
      return [[name, field.need ? ChosenReference(field.message ?? 'adminContent.choosePicture') : orNull(Id)]]
    case 'document':
    case 'reference':
      return [[name, field.need ? ChosenReference(required) : orNull(Id)]]
    case 'references':
      return [[name, v.pipe(v.optional(manyOf(Id), []), v.maxLength(field.most ?? 30, 'errors.tooLong'))]]
    case 'choice':
      return [[name, choiceOf(field.of)]]
    case 'choices':
      return [[name, choicesOf(field)]]
    case 'rows':
      return [[name, rowsOf(field)]]
    case 'own':
      return [[name, field.input]]
  }
}

const rowsOf = ({ cells, most }: Extract<RecordField, { kind: 'rows' }>) =>
  v.pipe(v.optional(v.array(v.object(inputEntries(cells))), []), v.maxLength(most, 'errors.tooLong'))

const ChosenReference = (message: string) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
    v.transform((value) => (/^\d{1,10}$/.test(String(value)) ? Number(value) : 0)),
    v.minValue(1, message),
    v.maxValue(2_147_483_647, message),
  )

export const inputEntries = (fields: RecordFields): Record<string, v.GenericSchema> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => schemasOf(name, field)))

const answers: Record<Exclude<RecordField['kind'], 'own' | 'rows'>, v.GenericSchema> = {
  pair: v.nullable(v.string()),
  rich: v.nullable(v.string()),
  line: v.nullable(v.string()),
  lines: v.array(v.string()),
  words: v.array(v.string()),
  whole: v.number(),
  degrees: v.nullable(v.number()),
  day: v.string(),
  time: v.nullable(v.string()),
  tick: v.boolean(),
  picture: v.nullable(Id),
  document: v.nullable(Id),
  reference: v.nullable(Id),
  references: v.array(Id),
  choice: v.union([v.string(), v.number()]),
  choices: v.array(v.string()),
}

function answerOf(field: RecordField): v.GenericSchema {
  if (field.kind === 'own') return field.output
  if (field.kind === 'rows') return v.array(v.object(outputEntries(field.cells)))
  return field.kind === 'whole' && field.optional ? v.nullable(v.number()) : answers[field.kind]
}

export const outputEntries = (fields: RecordFields): Record<string, v.GenericSchema> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      schemasOf(name, field).map(([wire]) => [wire, answerOf(field)] as const),
    ),
  )
