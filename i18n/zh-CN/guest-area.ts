import type { guestArea as english } from '../en-US/guest-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { auth } from './auth.ts'

export const guestArea: AreaTranslation<typeof english> = { auth }
