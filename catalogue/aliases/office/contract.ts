import { recordCalls } from '#platform/office/records/calls.ts'
import { aliasRecord } from './record.ts'

/** Words that mean something to search: what buyers say for what we call otherwise. */
export const aliases = recordCalls(aliasRecord)
