import { Editor, type EditorOptions } from '@tiptap/core'
import { ListKeymap } from '@tiptap/extension-list'
import { Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cleanHtml } from '../clean-html.ts'
import { readHtml, writeHtml } from './rich-text-html.ts'
import { richTextNodes, richTextSchema } from './rich-text-schema.ts'

interface RichTextSettings {
  value: string
  focused: boolean
  attributes: Record<string, string>
  captionHint: string
  onChange(html: string): void
  onFile(file: File): void
  /** Whether a key has been answered. */
  onKey(event: KeyboardEvent): boolean
}

const fixed: Partial<EditorOptions> = {
  // The policy of the site allows no styles from scripts; they are in rich-text.module.css.
  injectCSS: false,
  // Signs such as * mean themselves; only what begins a line makes a list or a heading of it.
  enableInputRules: ['heading', 'bulletList', 'orderedList'],
  enablePasteRules: false,
}

/** The editor within the element that `paper` names; what it holds is given as HTML whenever it changes. */
export function useRichText(settings: RichTextSettings) {
  const { value, focused, attributes, captionHint } = settings
  const paper = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const change = useEffectEvent(settings.onChange)
  const answer = useEffectEvent(settings.onKey)
  /** Word processors add a picture of the text that they copy: a file counts only where there are no words. */
  const bring = useEffectEvent((data: DataTransfer | null) => {
    const [file] = data?.files ?? []
    if (!file || data?.getData('text/plain').trim()) return false
    settings.onFile(file)
    return true
  })
  const open = useEffectEvent((element: HTMLElement) => {
    const opened = readHtml(richTextSchema, value)
    const before = writeHtml(opened)
    return new Editor({
      ...fixed,
      element,
      content: opened.toJSON(),
      autofocus: focused && 'end',
      extensions: [
        ...richTextNodes,
        UndoRedo,
        Gapcursor,
        TrailingNode,
        ListKeymap,
        Placeholder.configure({
          includeChildren: true,
          showOnlyCurrent: false,
          placeholder: ({ node }) => (node.type.name === 'figcaption' ? captionHint : ''),
        }),
      ],
      editorProps: {
        attributes,
        // What was copied here is clean, and says how it was cut.
        transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : cleanHtml(html)),
        handleKeyDown: (_view, event) => answer(event),
        handlePaste: (_view, event) => bring(event.clipboardData),
        handleDrop: (_view, event, _slice, moved) => !moved && bring(event.dataTransfer),
      },
      onUpdate({ editor: { state } }) {
        const html = writeHtml(state.doc)
        // What was changed back is as it was stored, letter by letter.
        change(html === before ? value : html)
      },
    })
  })
  useEffect(() => {
    if (!paper.current) return
    const made = open(paper.current)
    setEditor(made)
    return () => made.destroy()
  }, [])
  return { paper, editor }
}
