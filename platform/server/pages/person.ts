import type { Html } from '#platform/web/drawn-text.ts'
import type { RootData } from '#platform/web/visit.ts'
import { randomText } from '../random-text.ts'

const unknown = () => randomText(24)

/** Of every form another. */
export const newFormKey = unknown

const beginning = unknown()
/** Stands where each answer fills something in; no text can contain what nobody knows. All begin alike, to be found at once. */
export const mark = () => beginning + unknown()

type Member = NonNullable<RootData['member']>

/** Who is signed in, to a page that all share who may do the same. */
export interface Person {
  /** What decides what pages offer. */
  kind: string
  /** In the place of the member while the page is made, by somebody who is not signed in: it says nothing of anybody. */
  standIn: Member
  /** What the stand-in leaves in the text, and what stands there for this person. */
  own: readonly { left: string; put: string }[]
}

/** The name of every stand-in. */
export const standInName = mark()

/** At most so many traces has a stand-in. */
export const ownMarks = [mark(), mark()]

/** The texts with marks in place of what the stand-in left; undefined where something of it would stay. */
export function withOwnMarks(texts: Html, { own }: Person): Html | undefined {
  const marked = texts.map((text) =>
    // A part that is drawn apart is drawn for nobody.
    typeof text === 'string'
      ? own.reduce((rest, { left }, at) => rest.replaceAll(left, ownMarks[at] ?? left), text)
      : text,
  )
  return marked.some((text) => String(text).includes(standInName)) ? undefined : marked
}
