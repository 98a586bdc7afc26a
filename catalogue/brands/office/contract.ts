import { choiceCalls, recordCalls } from '#platform/office/records/calls.ts'
import { brandRecord } from './record.ts'

/** Producers. */
export const brands = { ...recordCalls(brandRecord), ...choiceCalls('brands', brandRecord) }
