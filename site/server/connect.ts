import { whenVisitorJoins } from '#identity/contacts/server/identify-visitor.ts'
import { adoptUploads } from '#identity/uploads/server/queries.ts'
import { isLicenceOfKept } from '#identity/companies/server/shared-queries.ts'
import { connectAttachments } from '#identity/uploads/server/find-attachment.ts'
import { bySystem } from '#platform/server/api/by.ts'
import { adoptConversation } from '#service/chat/server/adopt-conversation.ts'
import { markPaid } from '#trade/orders/server/mark-paid.ts'
import { connectNotices } from '#identity/letters/server/notice-kinds.ts'
import { notices } from '#site/notices.ts'
import { notifyLatePayment } from '#trade/orders/server/notify-late-payment.ts'
import { connectOrders } from '#trade/payments/server/settle-payment.ts'
import { sentWithOwnOrder } from '#trade/orders/server/own-papers.ts'
import { photoOfOwnSample } from '#trade/samples/server/shared-queries.ts'
import { invoiceOfOwnOrder } from '#trade/tax-invoices/server/shared-queries.ts'
import { sentWithOwnEnquiry } from '#trade/quotes/server/own-enquiry.ts'

// What a noun has to publish to one above it: it names the event, and this is who subscribes.
whenVisitorJoins(adoptConversation, adoptUploads)
connectNotices(notices)
connectAttachments(sentWithOwnEnquiry, sentWithOwnOrder, invoiceOfOwnOrder, photoOfOwnSample, isLicenceOfKept)
connectOrders({
  paid: (tx, config, received, method) => markPaid(tx, config, received, method, bySystem),
  late: notifyLatePayment,
})
