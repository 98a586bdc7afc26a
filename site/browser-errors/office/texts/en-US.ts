export const adminBrowserErrors = {
  title: 'Errors in browsers',
  message: 'Error',
  count: 'Times',
  page: 'Last page',
  browser: 'Last browser',
  first: 'First',
  last: 'Last',
} as const
