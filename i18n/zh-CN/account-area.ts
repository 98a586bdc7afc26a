import type { accountArea as english } from '../en-US/account-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { accountSecurity } from './account-security.ts'
import { registration } from './registration.ts'
import { subscriptions } from './subscriptions.ts'

export const accountArea: AreaTranslation<typeof english> = { accountSecurity, registration, subscriptions }
