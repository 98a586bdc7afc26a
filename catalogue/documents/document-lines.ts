import { date, fileSize } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { Document } from './document.ts'

const languages = { 'zh-CN': 'zh', 'en-US': 'en' } as const
const languageOf = (locale: string | null) => (locale === 'zh-CN' || locale === 'en-US' ? languages[locale] : 'both')

/** A document as a page shows it. Written on the server, so that no browser loads the words. */
export const documentLines = (documents: readonly Document[], t: Translator) =>
  documents.map((document) => ({
    id: document.id,
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

export type DocumentLine = ReturnType<typeof documentLines>[number]
