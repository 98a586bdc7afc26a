import { FieldType, Grade } from './enums.ts'

// Limits and timings of the specification. Times are milliseconds.
export const locales = ['zh-CN', 'en-US'] as const
export const defaultLocale = 'en-US'
export const langCookie = 'lang'
export const localeStorageKey = 'locale'
export const tokenCookie = 'token'
export const tokenHeader = 'token'
export const list = { page: 1, limit: 10 } as const
export const selfSupportLimit = 100
export const blendingAgentLimit = 100
export const latestNewsLimit = 5
export const blendingAgentProductFiledType = FieldType.blendingAgent
export const selfSupportFlag = 1
export const newMaterialGrade = Grade.prime
export const cartCount = { page: 1, limit: 0 } as const
export const chunkReloadGuardMs = 60_000
export const loadingBarThrottleMs = 200
export const loadingBarDurationMs = 5000
export const cachedServiceReadAfterMs = 1000
export const selectionVersusClickMs = 200
export const fetchDelayMs = 200
export const suggestionPopoverWidth = 465
export const successMessageMs = 1500
export const chatOpensAfterMs = 15_000
export const whatsappCountryCode = '86'
export const searchPlaceholder = 'PP/PE/ABS....'
export const hotSearch = ['PP', 'PE', 'ABS'] as const
