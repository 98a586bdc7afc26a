import { notices } from '#identity/letters/texts/notices.en-US.ts'
import { ownData } from '#site/own-data/texts/en-US.ts'
import { accountSecurity } from '#identity/account-security/texts/en-US.ts'
import { passkeys } from '#identity/passkeys/texts/en-US.ts'
import { registration } from '#identity/registration/texts/en-US.ts'
import { secondFactor } from '#identity/second-factor/texts/en-US.ts'
import { subscriptions } from '#service/subscriptions/texts/en-US.ts'

/** Registering, subscribing, passwords and addresses of an account. */
export const accountArea = { accountSecurity, notices, ownData, passkeys, registration, secondFactor, subscriptions }
