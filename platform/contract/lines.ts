import * as v from 'valibot'

// No control characters, which could end a line of a mail's head, and none that turn the reading direction.
const plain = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

const line = (most: number, message?: string) =>
  v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.maxLength(most, 'errors.tooLong'),
    v.regex(plain, 'errors.invalid'),
  )

/** One line that somebody typed, with something in it to read. */
export const RequiredLine = (message: string, most = 100) =>
  v.pipe(line(most, message), v.regex(/[\p{L}\p{N}]/u, message))

/** The same where nothing may stand; then it is null. */
export const OptionalLine = (most = 200) =>
  v.pipe(
    line(most),
    v.transform((text) => text || null),
  )

// Several lines: a line's end and a tab are welcome here.
const plainText = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u

const text = (most: number, message?: string) =>
  v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.maxLength(most, 'errors.tooLong'),
    v.regex(plainText, 'errors.invalid'),
  )

/** Some lines that somebody wrote; without any it is null. */
export const OptionalText = (most: number) =>
  v.pipe(
    text(most),
    v.transform((written) => written || null),
  )

export const RequiredText = (message: string, most: number) =>
  v.pipe(text(most, message), v.regex(/[\p{L}\p{N}]/u, message))
