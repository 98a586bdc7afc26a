import type { Translate, Translator } from '#platform/texts/messages.ts'
import { sayFact, type Fact } from '../fact.ts'
import type { NoticeKind } from '../notice.ts'

export interface Written {
  subject: string
  paragraphs: string[]
  link: { label: string; path: string }
}

/** As they are stored; whoever notifies has had them checked against the kind. */
interface Facts {
  about?: string | number
  words?: string | null | readonly Fact[]
}

/** A notice in the language of the translator. */
export function writeNotice(t: Translator, kind: NoticeKind<string>, facts: object): Written {
  const { about, words, ...slots } = facts as Facts
  const values: Record<string, string | number> = {}
  for (const [slot, fact] of Object.entries<Fact>(slots)) values[slot] = sayFact(t, fact)
  const say = t as (key: Parameters<Translate>[0], filled: typeof values) => string
  const text = kind.text ? say(kind.text, values).trim() : ''
  const said =
    typeof words === 'string' ? words.split(/\n\s*\n/) : (words ?? []).map((each) => String(sayFact(t, each)))
  return {
    subject: say(kind.subject, values),
    paragraphs: [text, ...said].filter(Boolean),
    link: { label: t(kind.label), path: (kind.link as (id: typeof about) => string)(about) },
  }
}
