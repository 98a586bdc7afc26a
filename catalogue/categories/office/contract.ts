import { choiceCalls, recordCalls } from '#platform/office/records/calls.ts'
import { categoryRecord } from './record.ts'

/** The tree of materials, two levels deep. */
export const categories = { ...recordCalls(categoryRecord), ...choiceCalls('categories', categoryRecord) }
