import type { DrawPapers } from '#platform/server/mail/papers.ts'
import { makeQuoteSheet } from './make-quote-sheet.ts'

export const quotePapers: Record<`quote.${string}`, DrawPapers> = {
  'quote.quotation': async ({ about: id, memberId, locale }, drawing) => [
    await makeQuoteSheet({ id, lang: locale === 'zh-CN' ? 'zh' : 'en' }, { ...drawing, caller: { memberId } }),
  ],
}
