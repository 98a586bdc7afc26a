import * as v from 'valibot'
import { OfficeDay } from '../hours.ts'
import { WholeNumber } from '#platform/contract/fields.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, Line, Since, Version } from '#platform/contract/office/fields.ts'
import { recordCalls } from '#platform/office/records/calls.ts'
import { contactRecord } from './record.ts'

const weekday = v.pipe(WholeNumber, v.minValue(1), v.maxValue(7))
const TimeOfDay = v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(5, 'errors.tooLong'))

/** When the chat is answered: the days that are not listed are off. */
export const DeskHours = v.object({ zone: v.string(), days: v.array(OfficeDay), version: v.number() })
export type DeskHours = v.InferOutput<typeof DeskHours>

/** Nobody is removed: customers and conversations name their contact. */
const { remove: _, ...calls } = recordCalls(contactRecord)

/** The people whom visitors deal with. */
export const contacts = {
  ...calls,
  /** Who is not active is given to nobody; customers who had this contact get another one. The house stays. */
  setActive: operatorPost('/operator/contacts/setActive', {
    permission: 'service.edit',
    input: v.object({ ...Chosen.entries, active: v.boolean() }),
    output: Changed,
  }),
  hours: operatorGet('/operator/chat/hours', { permission: 'service.read', output: DeskHours }),
  saveHours: operatorPost('/operator/chat/hours/save', {
    permission: 'service.edit',
    input: v.object({
      version: Version,
      since: Since,
      zone: Line(60),
      days: v.pipe(v.array(v.object({ weekday, opens: TimeOfDay, closes: TimeOfDay })), v.maxLength(7)),
    }),
    output: Changed,
  }),
}
