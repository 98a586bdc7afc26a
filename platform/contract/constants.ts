import { FieldType, Grade } from './enums.ts'

/** Limits and timings of the specification. Times are milliseconds. */
export const constants = {
  locales: ['zh-CN', 'en-US'],
  defaultLocale: 'en-US',
  langCookie: 'lang',
  localeStorageKey: 'locale',
  tokenCookie: 'token',
  tokenHeader: 'token',
  list: { page: 1, limit: 10 },
  selfSupportLimit: 100,
  blendingAgentLimit: 100,
  latestNewsLimit: 5,
  blendingAgentProductFiledType: FieldType.blendingAgent,
  selfSupportFlag: 1,
  newMaterialGrade: Grade.prime,
  cartCount: { page: 1, limit: 0 },
  chunkReloadGuardMs: 60_000,
  loadingBarThrottleMs: 200,
  loadingBarDurationMs: 5000,
  cachedServiceReadAfterMs: 1000,
  selectionVersusClickMs: 200,
  fetchDelayMs: 200,
  suggestionPopoverWidth: 465,
  successMessageMs: 1500,
  chatOpensAfterMs: 15_000,
  whatsappCountryCode: '86',
  searchPlaceholder: 'PP/PE/ABS....',
  hotSearch: ['PP', 'PE', 'ABS'],
} as const

/** By this header a browser asks an address for its data instead of its document. */
export const pageHeader = 'x-page-part'

/** Of rows in one answer. */
export const maxLimit = 100

/** Rows of a search: nobody pages further; whoever wants more narrows it. */
export const mostReached = 10_000

/** Of the words that products are searched with. */
export const longestSearch = 200
