import * as v from 'valibot'
import { post } from '#platform/contract/endpoint.ts'
import { errorReportPath } from '#platform/contract/error-report.ts'

const Words = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, most)),
    ),
    '',
  )

export const browserErrors = {
  /** A page says that a script failed. What is too much, foreign or empty is dropped without a word. */
  report: post(errorReportPath, {
    access: 'open',
    input: v.object({ message: Words(500), stack: Words(2000), page: Words(500) }),
  }),
}
