import { accountSecurity } from './account-security.ts'
import { auth } from './auth.ts'
import { history } from './history.ts'
import { letters } from './letters.ts'
import { members } from './members.ts'
import { registration } from './registration.ts'
import { uploads } from './uploads.ts'

/** Signing in, registering, and the signed-in pages. */
export const customerArea = { history, accountSecurity, auth, letters, members, registration, uploads }
