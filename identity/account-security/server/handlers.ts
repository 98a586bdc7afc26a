import type { accountSecurity } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { activateEmail, lookAtActivation } from './activate-email.ts'
import { changeEmail, sendEmailCode } from './change-email.ts'
import { changeMobile, sendMobileCode } from './change-mobile.ts'
import { changePassword } from './change-password.ts'
import { checkPerson } from './check-person.ts'
import { endOwnSession } from './end-session.ts'
import { getOverview } from './get-overview.ts'
import { listSessions } from './list-sessions.ts'
import { sendActivation } from './send-activation.ts'

export const accountSecurityHandlers: Handlers<typeof accountSecurity> = {
  overview: (_, context) => getOverview(context),
  check: (proof, context) => checkPerson(proof, context),
  sendMobileCode: (input, context) => sendMobileCode(input, context),
  updateMobile: (input, context) => changeMobile(input, context),
  updatePassword: (input, context) => changePassword(input, context),
  sendEmailCode: (input, context) => sendEmailCode(input, context),
  updateEmail: (input, context) => changeEmail(input, context),
  sendActivation: ({ lang }, context) => sendActivation(lang, context),
  activation: ({ token }, context) => lookAtActivation(token, context),
  activateEmail: (input, context) => activateEmail(input, context),
  sessions: (_, context) => listSessions(context),
  endSession: ({ id }, context) => endOwnSession(id, context),
}
