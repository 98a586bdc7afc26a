import { to } from '#platform/contract/to.ts'
import { date, fileSize } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { Document } from './document.ts'

const languages = { 'zh-CN': 'zh', 'en-US': 'en' } as const
const languageOf = (locale: string | null) => (locale === 'zh-CN' || locale === 'en-US' ? languages[locale] : 'both')

/** A document as a page shows it. Written on the server, so that no browser loads the words. */
export const documentLines = (documents: readonly Document[], t: Translator) =>
  documents.map((document) => ({
    lotId: document.lotId,
    url: document.url,
    title: t.locale === 'zh-CN' ? document.title : document.titleEn,
    kind: document.standard ?? t(`documents.kind_${document.kind}`),
    expired: document.expired ? t('documents.expired') : '',
    facts: [
      t(`documents.language_${languageOf(document.locale)}`),
      date(document.issuedOn),
      document.expiresOn && t('documents.until', { date: date(document.expiresOn) }),
      fileSize(document.bytes),
      document.kind === 'COA' && t('documents.forMembers'),
    ]
      .filter(Boolean)
      .join(' · '),
  }))

interface MeasuredLot {
  id: number
  testedOn: string
  measured: readonly unknown[]
}

/** What was measured of each lot, as a paper that is drawn on demand. */
export const lotLines = (lots: readonly MeasuredLot[], t: Translator): DocumentLine[] =>
  lots
    .filter(({ measured }) => measured.length > 0)
    .map(({ id, testedOn }) => ({
      lotId: id,
      url: to.file.lotReport(id, 'both'),
      title: t('documents.lotReport'),
      kind: t('documents.kind_COA'),
      expired: '',
      facts: [t('documents.language_both'), date(testedOn), t('documents.forMembers')].join(' · '),
    }))

export type DocumentLine = ReturnType<typeof documentLines>[number]
