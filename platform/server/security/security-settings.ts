import * as v from 'valibot'
import { List } from '../variables.ts'
import { retentionDefaults } from '#platform/contract/retention.ts'
import { isEmail } from '#platform/contract/patterns.ts'

const Addresses = v.pipe(List, v.everyItem(isEmail, 'must be e-mail addresses, separated by commas'))

export const securityVariables = {
  OPERATOR_SECOND_FACTOR: v.optional(v.picklist(['required', 'offered'])),
  SECURITY_ALARM_TO: v.optional(Addresses, ''),
  // The database keeps what is younger.
  SECURITY_EVENT_DAYS: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(30)),
    String(retentionDefaults.securityEventDays),
  ),
}

export interface SecuritySettings {
  /** Of operators who may touch money, roles or other people's data; a demonstration only offers it. */
  operatorSecondFactor: 'required' | 'offered'
  /** Who is mailed when security events pile up or a part of the site turns bad; nobody named: every administrator. */
  securityAlarmTo: string[]
  securityEventDays: number
}

const Variables = v.object(securityVariables)

export const securitySettingsOf = (env: v.InferOutput<typeof Variables>, demo: boolean): SecuritySettings => ({
  operatorSecondFactor: env.OPERATOR_SECOND_FACTOR ?? (demo ? 'offered' : 'required'),
  securityAlarmTo: env.SECURITY_ALARM_TO,
  securityEventDays: env.SECURITY_EVENT_DAYS,
})
