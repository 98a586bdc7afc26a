import { addresses } from './addresses.ts'
import { cart } from './cart.ts'
import { history } from './history.ts'
import { letters } from './letters.ts'
import { memberEnums } from './member-enums.ts'
import { members } from './members.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { quotes } from './quotes.ts'

/** The signed-in pages, beside signing in and enquiries. */
export const customerArea = { addresses, cart, history, letters, memberEnums, members, orders, payments, quotes }
