// What the specification asks for and the site does not serve yet. An entry that is served fails the tests, so the
// lists only shrink.

export const pendingCalls = [
  'POST /common/email/unsubscribe',
  'GET /customer/enquiry/list',
  'GET /customer/enquiry/getSendInfoHistory/{id}',
  'POST /customer/enquiry/save',
  'POST /common/enquiry/save',
  'POST /api/home/list',
  'GET /common/index',
  'GET /customer/aggregationlist',
]

/** Page addresses that do not answer as the specification says. */
export const pendingPages = ['/mobile/productDetail', '/mobile/productSearch']
