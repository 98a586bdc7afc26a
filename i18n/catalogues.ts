import { english } from './en-US/index.ts'
import {
  createTranslator,
  type Locale,
  type Message,
  type MessageKey,
  type Messages,
  type PlainKey,
  type Translator,
} from './messages.ts'
import { chinese } from './zh-CN/index.ts'

// Both languages whole: for the server, scripts and tests. The browser loads areas (load-area.ts).
export const catalogues = { 'zh-CN': chinese, 'en-US': english } as const satisfies Record<Locale, Messages>

const translators: Record<Locale, Translator> = {
  'zh-CN': createTranslator('zh-CN', chinese),
  'en-US': createTranslator('en-US', english),
}
export const translatorFor = (locale: Locale): Translator => translators[locale]

const texts = new Map<unknown, Message>(
  Object.entries<Messages[string]>(english).flatMap(([noun, sentences]) =>
    Object.entries(sentences).map(([sentence, text]) => [`${noun}.${sentence}`, text] as const),
  ),
)
export const isMessageKey = (value: unknown): value is MessageKey => texts.has(value)

/** Holds for the keys that a schema or a refusal may carry: `t(key)` needs no values. */
export const isPlainKey = (value: unknown): value is PlainKey => {
  const text = texts.get(value)
  return typeof text === 'string' && !text.includes('{')
}
