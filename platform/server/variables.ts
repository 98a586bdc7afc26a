import * as v from 'valibot'

/** Separated by commas. */
export const List = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
)
