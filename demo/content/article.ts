import type { PictureKey } from '../pictures/pictures.ts'

/** Either language may be missing as a whole (title, summary and body), never both. */
export type Texts = {
  titleEn: string | null
  titleZh: string | null
  summaryEn: string | null
  summaryZh: string | null
  bodyEn: string | null
  bodyZh: string | null
}

export const desks = {
  market: { authorEn: 'PolyHarbor Market Desk', authorZh: '聚港市场组' },
  trade: { authorEn: 'PolyHarbor Trade Desk', authorZh: '聚港贸易组' },
  laboratory: { authorEn: 'PolyHarbor Laboratory', authorZh: '聚港实验室' },
  application: { authorEn: 'PolyHarbor Application Engineers', authorZh: '聚港应用工程师' },
  editors: { authorEn: 'PolyHarbor Editors', authorZh: '聚港编辑部' },
} as const
export type Desk = keyof typeof desks

export type Draft = Texts & { code: string; date: string; desk: Desk; picture: PictureKey }

const beforeUnit = /(\d) (?=(?:%|°C|[kMG]?Pa|mm|µm|cm|kg|g|kJ|min|MT|tonnes)(?![A-Za-z]))/g

/** A figure and its unit never part at the end of a line. */
export const unparted = <Text extends string | null>(text: Text) =>
  (text?.replace(beforeUnit, '$1\u00a0') ?? null) as Text
