import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed } from '#platform/contract/office/fields.ts'
import { choiceCalls, recordCalls } from '#platform/office/records/calls.ts'
import { roleRecord } from './role-record.ts'

/** What customers may do and what their menu shows. A change counts with a member's next call. */
export const roles = {
  ...recordCalls(roleRecord),
  ...choiceCalls('roles', roleRecord),
  /** Only what no member has. */
  remove: operatorPost('/operator/roles/remove', {
    permission: 'settings.edit',
    input: v.object({ id: Id }),
    output: Changed,
  }),
}
