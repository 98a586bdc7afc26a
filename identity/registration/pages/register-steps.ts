import { ApiError } from '#platform/contract/client.ts'
import type { Redirect } from '#platform/web/outcome.ts'
import { intentOf, stepOf, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { welcome } from './person-form.ts'

interface Steps {
  send?(): Promise<{ resendSeconds: number }>
  check(): Promise<unknown>
  finish(): Promise<unknown>
}

/**
 * Two screens of one form: who can be reached where, then the rest, with the code that was sent meanwhile. Only the end of it
 * makes an account.
 */
export const registerSteps = (form: FormData, url: URL, { send, check, finish }: Steps) =>
  stepOf(form, async (): Promise<Redirect | object> => {
    const intent = intentOf(form)
    if (intent === 'renew') return {}
    if (intent === 'send' && send) return { sent: true, ...(await send()) }
    if (intent === 'next') {
      await check()
      return { ready: true, ...(send && { sent: true, ...(await sendOnce(send)) }) }
    }
    await finish()
    return welcome(url)
  })

/** A code that is on its way already will do, after a reload for instance. */
const sendOnce = (send: NonNullable<Steps['send']>) =>
  send().catch((error: unknown) => {
    const resendSeconds = error instanceof ApiError && Number(error.fact('resendSeconds'))
    if (!resendSeconds) throw error
    return { resendSeconds }
  })

/** What the first screen asks for, for the call that looks at it. */
export const firstOf = (form: FormData, way: 'email' | 'mobile') => ({
  [way]: textOf(form, way),
  privacy: form.has('privacy'),
})

const onFirst = ['email', 'mobile', 'privacy']

/** What is wrong on the first screen leads back to it. */
export function useSecondScreen(): boolean {
  const { ready, refused, typed } = useFormOutcome() ?? {}
  if (ready) return true
  return typed?.['screen'] === '2' && !onFirst.some((name) => refused?.fields[name])
}
