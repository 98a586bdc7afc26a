import type { customerArea as english } from '../en-US/customer-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { enquiries } from './enquiries.ts'
import { accountSecurity } from './account-security.ts'
import { addresses } from './addresses.ts'
import { auth } from './auth.ts'
import { cart } from './cart.ts'
import { history } from './history.ts'
import { letters } from './letters.ts'
import { members } from './members.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { quotes } from './quotes.ts'
import { registration } from './registration.ts'
import { subscriptions } from './subscriptions.ts'
import { uploads } from './uploads.ts'

export const customerArea: AreaTranslation<typeof english> = {
  enquiries,
  accountSecurity,
  addresses,
  auth,
  cart,
  history,
  letters,
  members,
  orders,
  payments,
  quotes,
  registration,
  subscriptions,
  uploads,
}
