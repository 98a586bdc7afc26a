import type { Redirect } from '#platform/web/outcome.ts'
import { intentOf, stepOf, textOf } from './form-outcome.ts'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'

interface CodeSteps {
  send(address: string, captcha: ReturnType<typeof captchaOf>): Promise<{ resendSeconds: number }>
  finish(address: string, verifyCode: string): Promise<Redirect>
}

/** Two buttons of one form: send a code to the address, then go on with it. */
export const codeSteps = (form: FormData, way: 'email' | 'mobile', { send, finish }: CodeSteps) =>
  stepOf(form, async () => {
    const intent = intentOf(form)
    if (intent === 'renew') return {}
    const address = textOf(form, way)
    if (intent === 'send') return { sent: true, ...(await send(address, captchaOf(form))) }
    return finish(address, textOf(form, 'verifyCode'))
  })
