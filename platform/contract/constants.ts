/** What the specification fixes; a browser loads only those that it uses. */
export * as constants from './specified.ts'

/** By this header a browser asks an address for its data instead of its document. */
export const pageHeader = 'x-page-part'

/** That a member was asked to prove the address; gone with the browser. */
export const emailNoticeCookie = 'emailNotice'

/** Of rows in one answer. */
export const maxLimit = 100

/** Rows of a search: nobody pages further; whoever wants more narrows it. */
export const mostReached = 10_000

/** Of the words that products are searched with. */
export const longestSearch = 200

/** Properties that a table of products shows side by side. */
export const mostColumns = 8
