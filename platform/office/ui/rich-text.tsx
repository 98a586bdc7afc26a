import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import type { SitePicture } from '../pictures/contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { cleanHtml } from '../clean-html.ts'
import { usePictureUpload } from '../use-picture-upload.ts'
import { useT } from '#platform/web/i18n.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { RichTextToolbar, type RichTextCommands } from './rich-text-toolbar.tsx'
import styles from './rich-text.module.css'

interface RichTextProps {
  name: string
  /** What it is called, for who cannot see it. */
  label: string
  lang: Locale
  value: string
  invalid?: boolean
  onInput?(html: string): void
}

const table =
  '<table><thead><tr><th scope="col"><br></th><th scope="col"><br></th></tr></thead>' +
  '<tbody><tr><td><br></td><td><br></td></tr><tr><td><br></td><td><br></td></tr></tbody></table><p><br></p>'
const figure = ({ src, widths, width, height }: SitePicture, alt: string) => {
  const shown = widths.find((size) => size >= 960) ?? widths.at(-1) ?? width
  const tall = Math.round((height / width) * shown)
  const caption = alt && `<figcaption>${escape(alt)}</figcaption>`
  const picture = `<img src="${src}-${shown}.webp" width="${shown}" height="${tall}" alt="${escape(alt)}">`
  return `<figure>${picture}${caption}</figure><p><br></p>`
}
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const empty = (html: string) => !/<img/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** Text with headings, lists, tables and pictures. Until scripts have come it is a field of HTML. */
export function RichText({ name, label, lang, value, invalid, onInput }: RichTextProps) {
  const t = useT()
  const id = useId()
  const paper = useRef<HTMLDivElement>(null)
  const selected = useRef<Range>(undefined)
  const [html, setHtml] = useState(value)
  const [mode, setMode] = useState<'plain' | 'paper' | 'source'>('plain')
  const [block, setBlock] = useState('p')
  useEffect(() => setMode('paper'), [])
  useEffect(() => {
    if (mode === 'paper' && paper.current) paper.current.innerHTML = html
    // Only when it opens: while somebody types, the paper is ahead.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mode])

  // A dialog, a list of styles or a button may have the focus by then.
  useEffect(() => {
    const remember = () => {
      const selection = getSelection()
      const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
      if (range && paper.current?.contains(range.commonAncestorContainer)) selected.current = range.cloneRange()
    }
    document.addEventListener('selectionchange', remember)
    return () => document.removeEventListener('selectionchange', remember)
  }, [])

  const take = (text: string) => {
    const next = empty(text) ? '' : text
    setHtml(next)
    onInput?.(next)
  }
  const taken = () => take(paper.current?.innerHTML ?? '')
  const recall = () => {
    const range = selected.current
    paper.current?.focus()
    if (!range) return
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
  const run = (command: string, argument?: string) => {
    recall()
    // No successor exists, every browser has it, and undo by key works with it alone.
    document.execCommand(command, false, argument)
    taken()
  }
  const [stored, setStored] = useState<SitePicture>()
  const upload = usePictureUpload(setStored)
  const commands: RichTextCommands = {
    run,
    link: (address) => run('createLink', address),
    insertTable: () => run('insertHTML', table),
    insertPicture: (file) => void upload.start(file),
  }
  const bring = (data: DataTransfer, event: ClipboardEvent | DragEvent) => {
    const [file] = data.files
    if (file) {
      event.preventDefault()
      return void upload.start(file)
    }
    const rich = data.getData('text/html')
    if (!rich) return
    event.preventDefault()
    run('insertHTML', cleanHtml(rich))
  }
  const look = () => {
    const node = getSelection()?.anchorNode
    const around = (node instanceof Element ? node : node?.parentElement)?.closest('p,h2,h3,blockquote')
    setBlock(around?.tagName.toLowerCase() ?? 'p')
  }
  if (mode === 'plain') return <TextArea name={name} lang={lang} defaultValue={value} rows={14} aria-label={label} />
  return (
    <div className={styles.box} data-invalid={invalid || undefined}>
      <input type="hidden" name={name} value={html} />
      <RichTextToolbar
        commands={commands}
        block={block}
        source={mode === 'source'}
        onSource={() => setMode(mode === 'source' ? 'paper' : 'source')}
      />
      {mode === 'source' ? (
        <textarea
          className={styles.source}
          aria-label={label}
          value={html}
          spellCheck={false}
          onChange={({ target }) => take(target.value)}
        />
      ) : (
        <div
          ref={paper}
          className={`prose ${styles.paper}`}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          aria-multiline
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-note`}
          tabIndex={0}
          lang={lang}
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
          onInput={taken}
          onKeyUp={look}
          onMouseUp={look}
          onPaste={(event) => bring(event.clipboardData, event)}
          onDrop={(event) => bring(event.dataTransfer, event)}
        />
      )}
      {stored && (
        <AskDialog
          title={t('adminContent.picture')}
          label={t('adminContent.pictureAlt')}
          onClose={() => setStored(undefined)}
          onAnswer={(alt) => run('insertHTML', figure(stored, alt))}
        />
      )}
      <p id={`${id}-note`} className={styles.note} role="status">
        {upload.state
          ? (upload.state.error ??
            `${upload.state.name} ${t('uploads.percent', { percent: upload.state.progress ?? 0 })}`)
          : t('adminContent.words', { count: html.replace(/<[^>]*>/g, '').length })}
      </p>
    </div>
  )
}
