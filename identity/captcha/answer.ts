import * as v from 'valibot'

/** What a captcha is asked for; an answer given elsewhere counts for nothing. */
export const captchaPurposes = ['signIn', 'recovery', 'registration', 'account', 'subscription', 'enquiry'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

/** Either a proof of work, as ALTCHA's forms send it, or what a picture shows; whether one is due, the operation knows. */
export const captchaAnswer = {
  altcha: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
  captchaId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  captcha: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
}
export type CaptchaAnswer = Partial<Record<keyof typeof captchaAnswer, string | undefined>>
