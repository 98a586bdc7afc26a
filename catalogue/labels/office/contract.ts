import * as v from 'valibot'
import { operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen } from '#platform/contract/office/fields.ts'
import { recordCalls } from '#platform/office/records/calls.ts'
import { labelRecord } from './record.ts'

/** Qualities that products are found by. */
export const labels = {
  ...recordCalls(labelRecord),
  showOnHome: operatorPost('/operator/labels/showOnHome', {
    permission: 'catalogue.edit',
    input: v.object({ ...Chosen.entries, onHome: v.boolean() }),
    output: Changed,
  }),
}
