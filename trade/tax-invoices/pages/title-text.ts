import type { Translator } from '#platform/texts/messages.ts'
import type { TitleFacts } from '../tax-invoice.ts'

/** In a line, such as `专票 · 余姚示例塑化有限公司`. */
export const titleText = (t: Translator, { kind, title }: Pick<TitleFacts, 'kind' | 'title'>): string =>
  `${t(`taxInvoices.kind_${kind}`)} · ${title}`
