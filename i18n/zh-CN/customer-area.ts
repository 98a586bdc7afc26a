import type { customerArea as english } from '../en-US/customer-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { auth } from './auth.ts'
import { letters } from './letters.ts'
import { members } from './members.ts'

export const customerArea: AreaTranslation<typeof english> = { auth, letters, members }
