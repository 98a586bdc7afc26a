import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Translator } from '#platform/texts/messages.ts'
import { drawOnce } from './draw-once.ts'
import type { DrawnPart } from './drawn-part.tsx'
import { TranslatorContext } from './i18n.tsx'

/** A part of a page that is links, forms and drawings only, as HTML: its code and texts stay on the server. For loaders. */
export const drawn = (t: Translator, part: ReactNode): DrawnPart => ({ markup: markupOf(t, part) })

const markupOf = (t: Translator, part: ReactNode) =>
  renderToStaticMarkup(<TranslatorContext value={t}>{part}</TranslatorContext>)

/** The same, once for all pages that show the same: of plain data. */
export const drawnOnce = <Props extends object>(
  t: Translator,
  Part: ComponentType<Props>,
  props: Props,
): DrawnPart => ({
  markup: drawOnce(Part, [t.locale, props], () => markupOf(t, <Part {...props} />)),
})
