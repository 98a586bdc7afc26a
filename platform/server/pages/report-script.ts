import { errorReportPath } from '#platform/contract/error-report.ts'

/** A page that fails in a loop says it so often. */
const most = 3

/**
 * Says to the site that a script of the page failed: what and where, and on which page without its query. What a boundary
 * caught React only writes to the console, so errors are read there as well.
 */
export const reportScript = (apiBase: string) => `let left = ${most}
const report = (error) => error?.stack && left-- > 0 && fetch('${apiBase}${errorReportPath}', {
  method: 'POST',
  keepalive: true,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: String(error), stack: error.stack, page: location.pathname })
}).catch(() => 0)
addEventListener('error', (event) => report(event.error))
addEventListener('unhandledrejection', (event) => report(event.reason))
const { error } = console
console.error = (...all) => {
  error(...all)
  all.map((each) => report(each))
}`
