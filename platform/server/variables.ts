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

export const Flag = v.pipe(
  v.picklist(['0', '1', 'false', 'true']),
  v.transform((value) => value === '1' || value === 'true'),
)
