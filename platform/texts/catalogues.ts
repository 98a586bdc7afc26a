import {
  createTranslator,
  type Locale,
  type Message,
  type MessageKey,
  type Messages,
  type PlainKey,
  type Translator,
} from './messages.ts'

// Both languages whole: for the server, scripts and tests. The browser loads areas.
const translators = new Map<Locale, Translator>()
const texts = new Map<unknown, Message>()

/** `site/texts/whole.ts` hands over what all nouns say. */
export function setCatalogues(catalogues: Record<Locale, Messages>) {
  for (const [locale, messages] of Object.entries(catalogues) as [Locale, Messages][])
    translators.set(locale, createTranslator(locale, messages))
  for (const [noun, sentences] of Object.entries(catalogues['en-US']))
    for (const [sentence, text] of Object.entries(sentences)) texts.set(`${noun}.${sentence}`, text)
}

export function translatorFor(locale: Locale): Translator {
  const translator = translators.get(locale)
  if (!translator) throw new Error('No texts yet: import site/texts/whole.ts first.')
  return translator
}

/** What a schema or a refusal names by a key, in words; an unknown key says that something is wrong. */
export function sayIn(locale: Locale) {
  const t = translatorFor(locale)
  return (key: string) => t(isMessageKey(key) ? (key as PlainKey) : 'errors.invalid')
}

export const isMessageKey = (value: unknown): value is MessageKey => texts.has(value)

/** Holds for the keys that a schema or a refusal may carry: `t(key)` needs no values. */
export const isPlainKey = (value: unknown): value is PlainKey => {
  const text = texts.get(value)
  return typeof text === 'string' && !text.includes('{')
}
