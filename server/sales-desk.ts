import type { Finders } from './features/desk/find.ts'
import { enquiryFinder } from './features/enquiries/desk-enquiry.ts'
import { deskEnquiryHandlers } from './features/enquiries/operator-handlers.ts'
import { memberFinder } from './features/members/desk-member.ts'
import { deskCompanyHandlers, deskMemberHandlers, deskRoleHandlers } from './features/members/operator-handlers.ts'
import { companyFinder } from './features/members/review-company.ts'
import { orderFinder } from './features/orders/desk-order.ts'
import { deskOrderHandlers } from './features/orders/operator-handlers.ts'
import { rateHandlers } from './features/quotes/operator-handlers.ts'

/** Sales and customers in the back office. */
export const salesDeskHandlers = {
  companies: deskCompanyHandlers,
  enquiries: deskEnquiryHandlers,
  members: deskMemberHandlers,
  orders: deskOrderHandlers,
  rates: rateHandlers,
  roles: deskRoleHandlers,
}

export const salesFinders: Finders = {
  order: orderFinder,
  enquiry: enquiryFinder,
  member: memberFinder,
  company: companyFinder,
}
