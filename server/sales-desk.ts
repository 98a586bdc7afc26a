import type { Undoers } from './features/audit/undo.ts'
import type { Finders } from './features/desk/find.ts'
import { enquiryFinder } from './features/enquiries/desk-enquiry.ts'
import { enquiryUndoer } from './features/enquiries/operate-enquiry.ts'
import { deskEnquiryHandlers } from './features/enquiries/operator-handlers.ts'
import { memberFinder } from './features/members/desk-member.ts'
import { menuUndoer } from './features/members/keep-menu.ts'
import { roleUndoer } from './features/members/keep-role.ts'
import {
  deskCompanyHandlers,
  deskMemberHandlers,
  deskRoleHandlers,
  menuHandlers,
} from './features/members/operator-handlers.ts'
import { memberUndoer } from './features/members/operate-member.ts'
import { companyFinder } from './features/members/review-company.ts'
import { orderFinder } from './features/orders/desk-order.ts'
import { deskOrderHandlers } from './features/orders/operator-handlers.ts'
import { paymentAlarmHandlers } from './features/payments/operator-handlers.ts'
import { rateHandlers } from './features/quotes/operator-handlers.ts'

/** Sales and customers in the back office. */
export const salesDeskHandlers = {
  companies: deskCompanyHandlers,
  enquiries: deskEnquiryHandlers,
  members: deskMemberHandlers,
  menu: menuHandlers,
  orders: deskOrderHandlers,
  paymentAlarms: paymentAlarmHandlers,
  rates: rateHandlers,
  roles: deskRoleHandlers,
}

export const salesFinders: Finders = {
  order: orderFinder,
  enquiry: enquiryFinder,
  member: memberFinder,
  company: companyFinder,
}

export const salesUndoers: Undoers = {
  customerRole: roleUndoer,
  enquiry: enquiryUndoer,
  member: memberUndoer,
  menuItem: menuUndoer,
}
