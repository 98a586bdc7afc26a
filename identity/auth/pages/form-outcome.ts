import { ApiError } from '#platform/contract/client.ts'
import type { Captcha } from '#identity/captcha/pages/captcha-of.ts'
import { Redirect } from '#platform/web/outcome.ts'
import { typedOf, type Refused } from '#platform/web/page.ts'
import { useView } from '#platform/web/router.tsx'

/** What a form of several steps comes back with: refused, half done, or done. */
export interface FormOutcome<Saved = unknown> {
  typed: Record<string, string>
  refused?: Refused['refused']
  /** Something was sent; the next one may be asked for after so many seconds. */
  sent?: boolean
  resendSeconds?: number
  captcha?: Captcha
  captchaDue?: boolean
  /** The password was right; a code is due. */
  ticket?: string | undefined
  /** Of setting up a second factor. */
  offer?: { secret: string; image: string }
  recoveryCodes?: string[]
  /** Of adding a passkey. */
  passkey?: { options: PublicKeyCredentialCreationOptionsJSON; name: string }
  done?: boolean
  /** The first of two screens will do. */
  ready?: boolean
  /** What it was saved as, where a form is gone afterwards. */
  saved?: Saved
}

type Step = () => Promise<Redirect | Omit<FormOutcome, 'typed'>>

/** Of a form that asks for a captcha now and then only: when one is due, the outcome brings it. */
export async function stepWithCaptcha(form: FormData, step: Step, newCaptcha: () => Promise<Captcha>) {
  const outcome = await stepOf(form, step)
  if (outcome instanceof Redirect || !outcome.captchaDue) return outcome
  return { ...outcome, captcha: await newCaptcha() }
}

/** Runs one step of a form; a refusal comes back with what it says beside its message. */
export async function stepOf(form: FormData, step: Step): Promise<Redirect | FormOutcome> {
  const typed = typedOf(form)
  try {
    const answer = await step()
    return answer instanceof Redirect ? answer : { typed, ...answer }
  } catch (error) {
    // Signed out: the page as a whole has to answer that.
    if (!(error instanceof ApiError) || error.status === 401) throw error
    const { message, fields } = error
    return {
      typed,
      refused: { message, fields },
      resendSeconds: Number(error.fact('resendSeconds') ?? 0),
      captchaDue: error.fact('captchaDue') === true,
      ticket: error.fact('ticket')?.toString(),
    }
  }
}

export const useFormOutcome = <Saved = unknown>() => useView().action as FormOutcome<Saved> | undefined

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Which button was pressed; the main one has no name. */
export const intentOf = (form: FormData) => textOf(form, 'intent')

/** A form with one field, which can be shown while it is typed, has it once. */
export const passwordsOf = (form: FormData) => ({
  password: textOf(form, 'password'),
  confirmPassword: textOf(form, form.has('confirmPassword') ? 'confirmPassword' : 'password'),
})
