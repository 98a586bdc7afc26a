import { auth } from './auth.ts'
import { letters } from './letters.ts'
import { members } from './members.ts'

/** Signing in, registering, and the signed-in pages. */
export const customerArea = { auth, letters, members }
