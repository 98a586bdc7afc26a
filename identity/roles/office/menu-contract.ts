import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed } from '#platform/contract/office/fields.ts'
import { recordCalls } from '#platform/office/records/calls.ts'
import { menuRecord } from './menu-record.ts'

/** What signed-in customers see at the side: headings, and links below them. A change counts with the next call. */
export const menu = {
  /** The list has each heading followed by what stands below it. */
  ...recordCalls(menuRecord),
  /** Changes places with its neighbour above or below. */
  move: operatorPost('/operator/menu/move', {
    permission: 'settings.edit',
    input: v.object({ id: Id, direction: v.picklist(['up', 'down']) }),
    output: Changed,
  }),
}
