import * as v from 'valibot'
import { retentionDefaults } from '#platform/contract/retention.ts'

const Months = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(240))

export const retentionVariables = {
  RETENTION_VISIT_MONTHS: v.optional(Months, String(retentionDefaults.visitMonths)),
  RETENTION_CHAT_MONTHS: v.optional(Months, String(retentionDefaults.chatMonths)),
  RETENTION_ENQUIRY_MONTHS: v.optional(Months, String(retentionDefaults.enquiryMonths)),
}

export interface RetentionSettings {
  visitMonths: number
  chatMonths: number
  enquiryMonths: number
}

type Variables = v.InferOutput<v.ObjectSchema<typeof retentionVariables, undefined>>

export const retentionSettingsOf = (env: Variables): RetentionSettings => ({
  visitMonths: env.RETENTION_VISIT_MONTHS,
  chatMonths: env.RETENTION_CHAT_MONTHS,
  enquiryMonths: env.RETENTION_ENQUIRY_MONTHS,
})
