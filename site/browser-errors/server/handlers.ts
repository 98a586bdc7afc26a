import type { Handlers } from '#platform/server/api/context.ts'
import type { browserErrors } from '../contract.ts'
import { reportError } from './report-error.ts'

export const browserErrorHandlers: Handlers<typeof browserErrors> = {
  report: reportError,
}
