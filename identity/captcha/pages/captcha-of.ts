import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { captcha } from '../contract.ts'

export type Captcha = OutputOf<typeof captcha.challenge>

/** What a form says about its captcha. */
export const captchaOf = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '')
  return { altcha: text('altcha'), captchaId: text('captchaId'), captcha: text('captcha') }
}
