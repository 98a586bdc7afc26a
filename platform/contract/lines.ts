import * as v from 'valibot'
import { tidyText } from './tidy-text.ts'

// No control characters, which could end a line of a mail's head, and none that turn the reading direction.
const oneLine = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u
// Several lines: a line's end and a tab are welcome here.
const severalLines = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u
const readable = /[\p{L}\p{N}]/u

export const Tidy = v.transform(tidyText)

const written =
  (signs: RegExp) =>
  (most: number, message?: string, tooLong: string = 'errors.tooLong') =>
    v.pipe(v.nullish(v.string(message), ''), Tidy, v.maxLength(most, tooLong), v.regex(signs, 'errors.invalid'))

/** One line that somebody typed; empty where nothing was. */
export const PlainLine = written(oneLine)
/** The same of several lines. */
export const PlainText = written(severalLines)

/** A field of a form: what is missing and what is left blank get the same message. */
export const Typed = (message: string) => v.pipe(v.nullish(v.string(message), ''), Tidy, v.nonEmpty(message))

/** One line with something in it to read. */
export const RequiredLine = (message: string, most = 100) =>
  v.pipe(PlainLine(most, message), v.regex(readable, message))
export const RequiredText = (message: string, most: number) =>
  v.pipe(PlainText(most, message), v.regex(readable, message))

const orNull = v.transform((text: string) => text || null)
/** A line where nothing may stand; then it is null. */
export const OptionalLine = (most = 200) => v.pipe(PlainLine(most), orNull)
export const OptionalText = (most: number) => v.pipe(PlainText(most), orNull)

/** Entries of a list, each on a line of its own, or given as a list. */
export const Entries = (most: number, longest: number) =>
  v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())]), ''),
    v.transform((text) => (Array.isArray(text) ? text : text.split('\n')).map(tidyText).filter(Boolean)),
    v.maxLength(most, 'errors.tooLong'),
    v.everyItem((line) => line.length <= longest, 'errors.tooLong'),
  )

/** What a list is searched by; nothing typed is no search. */
export const SearchKey = (most = 100, message = 'errors.tooLong') =>
  v.optional(
    v.pipe(
      v.string(),
      Tidy,
      v.maxLength(most, message),
      v.transform((text) => text || undefined),
    ),
  )
