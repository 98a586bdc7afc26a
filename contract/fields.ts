import * as v from 'valibot'

/** Accepts the text form that a query string carries. */
const numeric = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/))]), v.transform(Number))

export const WholeNumber = v.pipe(numeric, v.integer())
export const Id = v.pipe(WholeNumber, v.minValue(1), v.maxValue(2_147_483_647))
export const Timestamp = v.pipe(v.string(), v.isoTimestamp())
/** yyyy-MM-dd */
export const Day = v.pipe(v.string(), v.isoDate())

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

/** An id that must be chosen; what is missing or no id gets the message. */
export const ChosenId = (message: string) => v.optional(v.union([Id], message), '')
