import { otherLanguage } from './language-of.ts'

/** What screen readers are told that a part of the page is. */
type Group = 'Sect' | 'Table' | 'TR'
type Leaf = 'H1' | 'H2' | 'P' | 'Note' | 'Figure' | 'TH' | 'TD'

interface About {
  /** What a picture shows. */
  alt?: string
  /** Which cells a head is the head of. */
  scope?: 'Row' | 'Column'
}

/** A line of a part that has more of them: read out, it does not run into the next. */
export const lineOf = (text: string): string => `${text.replaceAll('\n', ' \n')} `

/** A line and how it is drawn. */
export interface DrawnLine {
  text: string
  draw(): unknown
}

/** The tree of a tagged document, in the order in which it is drawn. */
export function structureOf(doc: PDFKit.PDFDocument, language: string) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  let holder = root
  let unread = false

  return {
    /** A part that is made of others. */
    group(tag: Group, draw: () => void) {
      if (unread) return draw()
      const outer = holder
      holder = doc.struct(tag)
      outer.add(holder)
      draw()
      holder.end()
      holder = outer
    },
    /** A part that is text or a picture itself. A cell may be empty. */
    write(tag: Leaf, draw: () => unknown, about: About = {}) {
      if (unread) return void draw()
      const part = doc.struct(tag, about)
      holder.add(part)
      part.add(draw)
      part.end()
    },
    /** A part of lines, each read out in its own language. */
    writeLines(tag: Leaf, lines: readonly DrawnLine[], about: About = {}) {
      if (unread) return lines.forEach(({ draw }) => draw())
      const part = doc.struct(tag, about)
      holder.add(part)
      for (const { text, draw } of lines) {
        const lang = otherLanguage(text, language)
        if (!lang) part.add(draw)
        else {
          const span = doc.struct('Span', { lang })
          part.add(span)
          span.add(draw)
          span.end()
        }
      }
      part.end()
    },
    /** What is not read out: rules, frames, and what every page says again. */
    ornament(draw: () => unknown) {
      if (unread) return void draw()
      unread = true
      doc.markContent('Artifact', { type: 'Pagination' })
      draw()
      doc.endMarkedContent()
      unread = false
    },
    endStructure: () => root.end(),
  }
}
