import * as v from 'valibot'
import { tidyText } from '../tidy-text.ts'

/** Words parted by commas or lines, or a list of them. */
export const Words = v.pipe(
  v.optional(v.union([v.array(v.string()), v.string()]), ''),
  v.transform((words) => [
    ...new Set((Array.isArray(words) ? words : words.split(/[,，;；\n]/)).map(tidyText).filter(Boolean)),
  ]),
  v.maxLength(30, 'errors.tooLong'),
  v.everyItem((word) => word.length <= 60, 'errors.tooLong'),
)
