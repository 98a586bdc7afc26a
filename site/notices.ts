import { savedSearchNotices } from '#catalogue/finder/notices.ts'
import { commentNotices } from '#catalogue/comments/notices.ts'
import { approvalNotices } from '#trade/approvals/notices.ts'
import { chatNotices } from '#service/chat/notices.ts'
import { companyNotices } from '#identity/companies/notices.ts'
import { dunningNotices } from '#trade/dunning/notices.ts'
import { enquiryNotices } from '#trade/enquiries/notices.ts'
import { orderNotices } from '#trade/orders/notices.ts'
import { quoteNotices } from '#trade/quotes/notices.ts'
import { alertNotices } from '#catalogue/alerts/notices.ts'
import { sampleNotices } from '#trade/samples/notices.ts'
import { taxInvoiceNotices } from '#trade/tax-invoices/notices.ts'

/** Everything that members are notified of. A kind that letters were stored as keeps its name and its slots. */
export const notices = {
  ...approvalNotices,
  ...alertNotices,
  ...sampleNotices,
  ...taxInvoiceNotices,
  ...chatNotices,
  ...commentNotices,
  ...companyNotices,
  ...dunningNotices,
  ...enquiryNotices,
  ...orderNotices,
  ...quoteNotices,
  ...savedSearchNotices,
}
