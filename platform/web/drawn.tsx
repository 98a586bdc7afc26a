import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Translator } from '#platform/texts/messages.ts'
import { drawOnce } from './draw-once.ts'
import type { DrawnPart } from './drawn-part.tsx'
import { DrawnText, placeOf } from './drawn-text.ts'
import { TranslatorContext } from './i18n.tsx'

/** Of the document whose data is being written: it has them where they are shown, and not in its data again. */
let left: DrawnText[] | undefined

class DrawnByLoader implements DrawnPart {
  readonly #drawn: DrawnText
  constructor(drawn: DrawnText) {
    this.#drawn = drawn
  }

  get markup() {
    return placeOf(this.#drawn)
  }

  toJSON() {
    if (!left) return { markup: this.#drawn.text }
    left.push(this.#drawn)
    return {}
  }
}

/** The data of a document, and what of it stands in the document alone. */
export function dataOfDocument(data: unknown): { json: string; drawn: readonly DrawnText[] } {
  const drawn: DrawnText[] = []
  left = drawn
  try {
    return { json: JSON.stringify(data), drawn }
  } finally {
    left = undefined
  }
}

/** A part of a page that is links, forms and drawings only, as HTML: its code and texts stay on the server. For loaders. */
export const drawn = (t: Translator, part: ReactNode): DrawnPart => new DrawnByLoader(new DrawnText(markupOf(t, part)))

const markupOf = (t: Translator, part: ReactNode) =>
  renderToStaticMarkup(<TranslatorContext value={t}>{part}</TranslatorContext>)

/** The same, once for all pages that show the same: of plain data. */
export const drawnOnce = <Props extends object>(t: Translator, Part: ComponentType<Props>, props: Props): DrawnPart =>
  new DrawnByLoader(drawOnce(Part, t.locale, props, () => markupOf(t, <Part {...props} />)))
