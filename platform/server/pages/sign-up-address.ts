import { to } from '#platform/contract/to.ts'
import type { Settings } from '#platform/web/visit.ts'

/** Where an account is made: in Chinese by mobile, where a code reaches it. */
export function signUpAddress({ locale, texting }: Pick<Settings, 'locale' | 'texting'>): string {
  if (locale === 'en-US') return to.registerAtOnce()
  return texting ? to.register() : to.registerByEmail()
}
