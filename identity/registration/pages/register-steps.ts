import type { Redirect } from '#platform/web/outcome.ts'
import { intentOf, stepOf, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { welcome } from './person-form.ts'

interface Steps {
  send?(): Promise<{ resendSeconds: number }>
  check(): Promise<unknown>
  finish(): Promise<unknown>
}

/** Two screens of one form: who can be reached where, then the rest. Only the end of it makes an account. */
export const registerSteps = (form: FormData, url: URL, { send, check, finish }: Steps) =>
  stepOf(form, async (): Promise<Redirect | object> => {
    const intent = intentOf(form)
    if (intent === 'renew') return {}
    if (intent === 'send' && send) return { sent: true, ...(await send()) }
    if (intent === 'next') {
      await check()
      return { ready: true }
    }
    await finish()
    return welcome(url)
  })

/** What the first screen asks for, for the call that looks at it. */
export const firstOf = (form: FormData, way: 'email' | 'mobile', coded: boolean) => ({
  email: way === 'email' ? textOf(form, 'email') : undefined,
  mobile: way === 'mobile' ? textOf(form, 'mobile') : undefined,
  verifyCode: coded ? textOf(form, 'verifyCode') : undefined,
  privacy: form.has('privacy'),
})

const onFirst = ['email', 'mobile', 'verifyCode', 'privacy']

/** What is wrong on the first screen leads back to it. */
export function useSecondScreen(): boolean {
  const { ready, refused, typed } = useFormOutcome() ?? {}
  if (ready) return true
  return typed?.['screen'] === '2' && !onFirst.some((name) => refused?.fields[name])
}
