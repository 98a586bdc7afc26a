import { auth } from '#identity/auth/texts/en-US.ts'
import { captcha } from '#identity/captcha/texts/en-US.ts'

/** Signing in, and what it shares with forms for everybody. */
export const guestArea = { auth, captcha }
