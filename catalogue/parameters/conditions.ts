const plain = (text: string) => text.replace(/[\s，,;]/g, '').toLowerCase()

/** One writing of a condition. Only what takes up water says that it was dry, so dry is what others leave out. */
export const conditionOf = ({ condition }: { condition: string | null }): string =>
  plain(condition ?? '').replace(/dry$/, '')

/** `ISO 1133-1:2011` and `ISO 1133` differ in edition, not in the test. */
export const withoutYear = (method: string): string => plain(method.replace(/[:：-]\s*(?:19|20)\d\d$/, ''))
