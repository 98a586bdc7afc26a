import { accountSecurity } from './account-security.ts'
import { auth } from './auth.ts'
import { registration } from './registration.ts'
import { subscriptions } from './subscriptions.ts'

/** Signing in, registering, subscribing. */
export const guestArea = { accountSecurity, auth, registration, subscriptions }
