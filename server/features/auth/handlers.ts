import type { auth } from '#contract/auth.ts'
import type { Handlers } from '#server/http/context.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const authHandlers: Handlers<typeof auth> = {
  login: (credentials, context) => signIn(credentials, context),
  logout: (_, context) => signOut(context),
}
