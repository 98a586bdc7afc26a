import { mergeAttributes, Node } from '@tiptap/core'
import type { SitePicture } from '../pictures/contract.ts'

const attributes = () => Object.fromEntries(['src', 'alt', 'width', 'height'].map((name) => [name, { default: null }]))
// Others' pictures are neither kept nor loaded.
const own = 'img[src^="/media/"]'

const inline = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: own }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

const framed = inline.extend({
  name: 'framedPicture',
  group: '',
  inline: false,
  selectable: false,
  parseHTML: () => [{ tag: own, context: 'figure/', priority: 60 }],
})

const caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

/** Its caption is always there to be written; an empty one is not stored. */
const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'framedPicture figcaption',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => (element.querySelector(own) ? null : false) }],
  renderHTML: () => ['figure', 0],
})

export const pictureNodes = [inline, framed, caption, figure]

/** A stored picture, in the size that an article shows. */
export function figureOf({ src, widths, width, height }: SitePicture, alt: string) {
  const shown = widths.find((size) => size >= 960) ?? widths.at(-1) ?? width
  const tall = Math.round((height / width) * shown)
  const attrs = { src: `${src}-${shown}.webp`, alt, width: String(shown), height: String(tall) }
  return {
    type: 'figure',
    content: [
      { type: 'framedPicture', attrs },
      { type: 'figcaption', content: alt ? [{ type: 'text', text: alt }] : [] },
    ],
  }
}
