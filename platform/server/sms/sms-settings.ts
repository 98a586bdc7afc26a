import * as v from 'valibot'
import type { Locale } from '#platform/texts/messages.ts'

/** The texts that are registered with the provider: with a code, of a change, and with the link of an invitation. */
export type SmsTemplate = 'code' | 'mobileChanged' | 'invitation'

export interface SmsSettings {
  endpoint: string
  accessKeyId: string
  accessKeySecret: string
  signName: string
  /** Without a text for invitations none is sent. */
  templates: Record<Exclude<SmsTemplate, 'invitation'>, Record<Locale, string>> & {
    invitation?: Record<Locale, string> | undefined
  }
}

export const smsVariables = {
  SMS_ENDPOINT: v.optional(v.pipe(v.string(), v.url()), 'https://dysmsapi.aliyuncs.com'),
  SMS_ACCESS_KEY_ID: v.optional(v.string()),
  SMS_ACCESS_KEY_SECRET: v.optional(v.string()),
  SMS_SIGN_NAME: v.optional(v.string()),
  SMS_TEMPLATE_CODE: v.optional(v.string()),
  SMS_TEMPLATE_CODE_EN: v.optional(v.string()),
  SMS_TEMPLATE_CHANGED: v.optional(v.string()),
  SMS_TEMPLATE_CHANGED_EN: v.optional(v.string()),
  SMS_TEMPLATE_INVITATION: v.optional(v.string()),
  SMS_TEMPLATE_INVITATION_EN: v.optional(v.string()),
}
type SmsVariables = v.InferOutput<v.ObjectSchema<typeof smsVariables, undefined>>

/** All of them or none; an English text is optional. Answers undefined for none, 'incomplete' for some. */
export function smsSettingsOf(env: SmsVariables): SmsSettings | 'incomplete' | undefined {
  const { SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE_CODE, SMS_TEMPLATE_CHANGED } = env
  const needed = [SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE_CODE, SMS_TEMPLATE_CHANGED]
  if (needed.every((value) => value === undefined)) return undefined
  if (!SMS_ACCESS_KEY_ID || !SMS_ACCESS_KEY_SECRET || !SMS_SIGN_NAME || !SMS_TEMPLATE_CODE || !SMS_TEMPLATE_CHANGED)
    return 'incomplete'
  return {
    endpoint: env.SMS_ENDPOINT,
    accessKeyId: SMS_ACCESS_KEY_ID,
    accessKeySecret: SMS_ACCESS_KEY_SECRET,
    signName: SMS_SIGN_NAME,
    templates: {
      code: { 'zh-CN': SMS_TEMPLATE_CODE, 'en-US': env.SMS_TEMPLATE_CODE_EN ?? SMS_TEMPLATE_CODE },
      invitation: env.SMS_TEMPLATE_INVITATION
        ? {
            'zh-CN': env.SMS_TEMPLATE_INVITATION,
            'en-US': env.SMS_TEMPLATE_INVITATION_EN ?? env.SMS_TEMPLATE_INVITATION,
          }
        : undefined,
      mobileChanged: { 'zh-CN': SMS_TEMPLATE_CHANGED, 'en-US': env.SMS_TEMPLATE_CHANGED_EN ?? SMS_TEMPLATE_CHANGED },
    },
  }
}
