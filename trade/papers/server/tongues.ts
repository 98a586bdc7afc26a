import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { SheetLanguage } from '../paper.ts'
import type { Pair } from './sheet.ts'

/** The languages of a paper; with two of them labels stand side by side and names below each other. */
export interface Tongues {
  first: Translator
  all: readonly Translator[]
  label(say: (t: Translator) => string): string
  lines(say: (t: Translator) => string | readonly string[]): string[]
  pair(pair: Pair | null): string
}

export function tonguesOf(language: SheetLanguage): Tongues {
  const [zh, en] = [translatorFor('zh-CN'), translatorFor('en-US')]
  const all = language === 'both' ? [zh, en] : [language === 'zh' ? zh : en]
  const lines: Tongues['lines'] = (say) => [...new Set(all.flatMap(say).filter(Boolean))]
  const label: Tongues['label'] = (say) => lines(say).join(' ')
  return {
    first: all[0] ?? zh,
    all,
    lines,
    label,
    pair: (pair) => (pair ? label((t) => (t.locale === 'zh-CN' ? pair.zh : pair.en)) : ''),
  }
}
