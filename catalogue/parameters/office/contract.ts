import { recordCalls } from '#platform/office/records/calls.ts'
import { parameterRecord } from './record.ts'

/** Physical properties: what products state, in which units, and how it is searched. */
export const parameters = recordCalls(parameterRecord)
