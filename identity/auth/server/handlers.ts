import type { auth } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { lookAtReset, resetByCode, resetByLink } from './reset-password.ts'
import { sendRecoveryCode, sendRecoveryLink } from './send-recovery.ts'
import { signIn } from './sign-in.ts'
import { sendSignInCode, signInByCode } from './sign-in-by-code.ts'
import { signOut } from './sign-out.ts'

export const authHandlers: Handlers<typeof auth> = {
  login: (credentials, context) => signIn(credentials, context),
  sendSignInCode: (input, context) => sendSignInCode(input, context),
  loginByCode: (input, context) => signInByCode(input, context),
  logout: (_, context) => signOut(context),
  sendRecoveryCode: (input, context) => sendRecoveryCode(input, context),
  sendRecoveryLink: (input, context) => sendRecoveryLink(input, context),
  resetByCode,
  resetByLink: (input, { db }) => resetByLink(db, input),
  recoveryLink: ({ token }, { db }) => lookAtReset(db, token),
}
