import { auth } from './auth.ts'

/** Signing in, and what it shares with forms for everybody. */
export const guestArea = { auth }
