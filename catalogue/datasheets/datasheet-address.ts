export const datasheetPath = '/common/product/datasheet/{id}'

export const datasheetLanguages = ['zh', 'en', 'both'] as const
export type DatasheetLanguage = (typeof datasheetLanguages)[number]
