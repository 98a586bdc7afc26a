/** Papers with numbers of their own. A further kind is a word here, what it is about, and its prefix among the settings. */
export const paperKinds = ['quotation', 'proforma'] as const
export type PaperKind = (typeof paperKinds)[number]

/** One version as it was issued. */
export interface Paper<Facts> {
  paperNo: string
  version: number
  issuedAt: string
  /** All that it says, in both languages. */
  facts: Facts
  /** A later version than this one replaces it. */
  latest: number
}
