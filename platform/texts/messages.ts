import { constants } from '#platform/contract/constants.ts'
import type { Of } from '#platform/contract/registered.ts'
import { thousands } from './thousands.ts'

export const locales = constants.locales
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = constants.defaultLocale
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

type Plural = { readonly one: string; readonly other: string }
export type Message = string | Plural
export type Messages = Readonly<Record<string, Readonly<Record<string, Message>>>>

type SlotsOfText<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsOfText<Rest> : never
type SlotsOf<M> = M extends Plural ? 'count' | SlotsOfText<M['one' | 'other']> : SlotsOfText<M>

type Patterns<Slot extends string> = Slot extends string ? (text: `${string}{${Slot}}${string}`) => void : never
type TextWith<Slot extends string> = [Slot] extends [never]
  ? string
  : Patterns<Slot> extends (text: infer Text) => void
    ? Text
    : never

/** The same keys as the English noun, and every slot of the English text. */
export type Translation<English> = { readonly [Key in keyof English]: TextWith<SlotsOf<English[Key]>> }

export type AreaTranslation<English> = { readonly [Noun in keyof English]: Translation<English[Noun]> }

/** Every noun and key of the English texts. */
type Catalogue = Of<'texts'>

type KeysOf<C> = { [Noun in keyof C & string]: `${Noun}.${keyof C[Noun] & string}` }[keyof C & string]
type MessageAt<Key> = Key extends `${infer Noun}.${infer Sentence}`
  ? Noun extends keyof Catalogue
    ? Sentence extends keyof Catalogue[Noun]
      ? Catalogue[Noun][Sentence]
      : never
    : never
  : never
/** What a text leaves open. */
export type SlotsAt<Key> = SlotsOf<MessageAt<Key>>

export type MessageKey = KeysOf<Catalogue>
/** Keys whose text needs no values: what schemas and refusals may carry. */
export type PlainKey = { [Key in MessageKey]: [SlotsAt<Key>] extends [never] ? Key : never }[MessageKey]

type Values<Slot extends string> = { [S in Slot]: S extends 'count' ? number : string | number }
type SlotArguments<Key> = [SlotsAt<Key>] extends [never] ? [] : [values: Values<SlotsAt<Key>>]
export type Translate = <Key extends MessageKey>(key: Key, ...values: SlotArguments<Key>) => string

export interface Translator extends Translate {
  readonly locale: Locale
  /** Adds the messages of an area that arrived later. */
  add(messages: Messages): void
  /** Whether there is such a message, for keys that are made of data. */
  knows(key: string): boolean
}

const split = (text: string) => (text.includes('{') ? text.split(/[{}]/) : text)
const noValues: Readonly<Record<string, string | number>> = {}
const valueOf = (slot: string, values: typeof noValues) =>
  slot === 'count' ? thousands(Number(values[slot])) : values[slot]
const fail = (key: string): string => {
  throw new Error(`No message ${key}: is its area loaded?`)
}

export function createTranslator(locale: Locale, messages: Messages, missing = fail): Translator {
  // Texts with slots are kept split: literal, slot, literal, slot, … literal.
  const texts = new Map<string, string | string[] | { one: string | string[]; other: string | string[] }>()

  const add = (more: Messages) => {
    for (const [noun, sentences] of Object.entries(more))
      for (const [sentence, text] of Object.entries(sentences))
        texts.set(
          `${noun}.${sentence}`,
          typeof text === 'string' ? split(text) : { one: split(text.one), other: split(text.other) },
        )
  }
  add(messages)

  const translate = (key: string, values = noValues): string => {
    const found = texts.get(key)
    if (found === undefined) return missing(key)
    if (typeof found === 'string') return found
    const parts = Array.isArray(found) ? found : found[locale === 'en-US' && values['count'] === 1 ? 'one' : 'other']
    if (typeof parts === 'string') return parts
    return parts.reduce((text, part, index) => text + (index % 2 === 0 ? part : valueOf(part, values)), '')
  }
  return Object.assign(translate as Translate, { locale, add, knows: (key: string) => texts.has(key) })
}
