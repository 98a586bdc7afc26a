import { accountSecurity } from './account-security.ts'
import { registration } from './registration.ts'
import { subscriptions } from './subscriptions.ts'

/** Registering, subscribing, passwords and addresses of an account. */
export const accountArea = { accountSecurity, registration, subscriptions }
