import type { Translator } from '#platform/texts/messages.ts'
import type { Inclusion } from './inclusions.ts'

/** What the price includes beside the goods; empty where that is nothing. */
export const includedText = (t: Translator, includes: readonly Inclusion[]) =>
  includes.map((each) => t(`deliveryTerms.includes_${each}`)).join(t.locale === 'zh-CN' ? '、' : ', ')
