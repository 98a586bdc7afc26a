import { address } from '#platform/contract/addresses/address.ts'

/** The orders that a list shows, all of them, as a file. Of one page alone: every page loads the other addresses. */
export const ordersExport = (ending: 'csv' | 'xlsx', query?: URLSearchParams) =>
  address(`/customer/order/export.${ending}`, query)
