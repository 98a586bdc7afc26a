import type { registration } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { lookAtLink } from '#identity/auth/server/links.ts'
import { registerAtOnce, registerByEmail, registerByLink, registerByMobile } from './register.ts'
import { repeatVerification } from './repeat-verification.ts'
import { sendEmailCode, sendLink, sendMobileCode } from './send-registration.ts'

const nothingTyped = { realname: null, enterpriseName: null, country: null }

export const registrationHandlers: Handlers<typeof registration> = {
  // Its input is all there is to look at.
  check: () => null,
  sendMobileCode: (input, context) => sendMobileCode(input, context),
  byMobile: (input, context) => registerByMobile(input, context),
  sendEmailCode: (input, context) => sendEmailCode(input, context),
  byEmail: (input, context) => registerByEmail(input, context),
  sendLink: (input, context) => sendLink(input, context),
  sendLinkWithCompany: ({ email, altcha, captchaId, captcha, ...person }, context) =>
    sendLink({ email, altcha, captchaId, captcha, person }, context),
  link: async ({ token }, { db }) => {
    const { email, details } = await lookAtLink(db, 'register', token)
    return { ...nothingTyped, ...details, email }
  },
  byLink: (input, context) => registerByLink(input, context),
  atOnce: (input, context) => registerAtOnce(input, context),
  repeatVerification: (input, context) => repeatVerification(input, context),
}
