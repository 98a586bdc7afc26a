/** Where a page says that its scripts failed; the script within the page knows it too. */
export const errorReportPath = '/common/browserErrors/report'
