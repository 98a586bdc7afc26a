import * as v from 'valibot'
import { valuesOf, type WireEnum } from './enums.ts'

/** Accepts the text form that a query string carries. */
const numeric = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/))]), v.transform(Number))

/** A number that may have come as a text. */
export const isNumeric = (schema: v.GenericSchema): boolean =>
  schema === numeric || ('pipe' in schema && isNumeric((schema.pipe as [v.GenericSchema])[0]))

/** As a column of the usual size holds it. */
export const WholeNumber = v.pipe(numeric, v.integer(), v.minValue(-2_147_483_648), v.maxValue(2_147_483_647))
/** As large as JavaScript counts exactly, for amounts and for what is numbered without end. */
export const LargeNumber = v.pipe(numeric, v.safeInteger())
export const Id = v.pipe(WholeNumber, v.minValue(1))
/** An instant that exists. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant))
/** yyyy-MM-dd, a day that exists. */
export const Day = DayOf()
/** The same of a form, with the message that its field shows. */
export function DayOf(message?: string) {
  return v.pipe(v.string(message), v.isoDate(message), v.check(isDay, message))
}

/** Pattern and calendar differ: 2026-02-31 is written like a day. */
function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return text > '0001' && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

function isInstant(text: string): boolean {
  return isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

/** Any member of an enumeration. */
export const enumSchema = <const E extends WireEnum>(members: E, message?: string) =>
  v.picklist(valuesOf(members), message)

/** A repeated query key arrives as one value or as several. */
export const manyOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.union([v.array(item), item]),
    v.transform((value) => (Array.isArray(value) ? value : [value]) as v.InferOutput<S>[]),
  )

/** A filter that is not set: absent, or empty as a form without scripts sends it. */
export const optionalOf = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  )

/** What a select of a form sends; nothing chosen is the empty text. */
const Choice = (message: string) => v.optional(v.union([v.string(), v.number()], message), '')
const chosen = (value: string | number) => (/^\d{1,10}$/.test(String(value)) ? Number(value) : -1)

/** An id that must be chosen; what is missing or no id gets the message. */
export const ChosenId = (message: string) =>
  v.pipe(Choice(message), v.transform(chosen), v.minValue(1, message), v.maxValue(2_147_483_647, message))

/** A weight as a form sends it: whole kilograms, one at least. */
export const Kilograms = (message: string) =>
  v.pipe(
    Choice(message),
    v.transform((value) => String(value).trim()),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(1, message),
  )

/** A member of an enumeration that must be chosen. */
export const ChosenMember = <const Values extends readonly number[]>(values: Values, message: string) =>
  v.pipe(Choice(message), v.transform(chosen), v.picklist(values, message))

/** Who is not signed in is known by the id that the first visit gave the browser. */
export const CookieId = v.optional(v.nullable(v.pipe(v.string(), v.minLength(22), v.maxLength(64))))
