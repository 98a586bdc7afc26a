import type { QuoteAction } from '../contract.ts'

export const quotesPath = '/customer/shopping/quote'
export const quotePath = (id: number) => `${quotesPath}?id=${id}`
/** A form of its own on the same address. */
export const quoteFormPath = (id: number, action: QuoteAction) => `${quotePath(id)}&do=${action}`
export const comparePath = (enquiryId: number) => `${quotesPath}?enquiryId=${enquiryId}`
export const enquiriesPath = '/customer/shopping/enquiry'
export const enquiryPath = (id: number) => `${enquiriesPath}?id=${id}`
export const sheetPath = (id: number, lang: 'zh' | 'en') => `/customer/quote/${id}/quote-${lang}.pdf`
export const orderPath = (id: number) => `/customer/shopping/order?id=${id}`
