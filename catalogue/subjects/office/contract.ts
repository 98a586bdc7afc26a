import { recordCalls } from '#platform/office/records/calls.ts'
import { subjectRecord } from './record.ts'

/** Themed lists of products. */
export const subjects = recordCalls(subjectRecord)
