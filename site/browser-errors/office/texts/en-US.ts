export const adminBrowserErrors = {
  title: 'Browser errors',
  message: 'Error',
  count: 'Times',
  page: 'Last page',
  browser: 'Last browser',
  first: 'First',
  last: 'Last',
} as const
