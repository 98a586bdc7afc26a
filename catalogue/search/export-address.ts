export const exportEndings = ['csv', 'xlsx'] as const
export type ExportEnding = (typeof exportEndings)[number]

/** So many products are in one file. */
export const mostExported = 1_000

export const exportPath = (ending: ExportEnding) => `/common/product/export.${ending}`
