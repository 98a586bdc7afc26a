import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Translator } from '#platform/texts/messages.ts'
import type { DrawnPart } from './drawn-part.tsx'
import { TranslatorContext } from './i18n.tsx'

/** A part of a page that is links, forms and drawings only, as HTML: its code and texts stay on the server. For loaders. */
export const drawn = (t: Translator, part: ReactNode): DrawnPart => ({
  markup: renderToStaticMarkup(<TranslatorContext value={t}>{part}</TranslatorContext>),
})
