import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import type { SitePicture } from '../pictures/contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { usePictureDialog } from '../media/choose-picture.tsx'
import { usePictureUpload } from '../use-picture-upload.ts'
import { useT } from '#platform/web/i18n.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { figureOf } from './rich-text-figure.ts'
import { readHtml } from './rich-text-html.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { useRichText } from './use-rich-text.ts'
import '#platform/ui/styles/prose.css'
import styles from './rich-text.module.css'

export interface RichTextProps {
  name: string
  /** What it is called, for who cannot see it. */
  label: string
  lang: Locale
  value: string
  invalid?: boolean
  onInput?(html: string): void
}

interface RichTextEditorProps extends RichTextProps {
  /** Somebody was typing when it came. */
  focused: boolean
}

/** Loaded when a form with such a field is opened. */
export function RichTextEditor({ name, label, lang, value, invalid = false, focused, onInput }: RichTextEditorProps) {
  const t = useT()
  const note = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState(value)
  const [source, setSource] = useState(false)
  const [stored, setStored] = useState<SitePicture>()
  const upload = usePictureUpload(setStored)
  const send = (file: File) => void upload.start(file)
  const library = usePictureDialog(setStored)
  const take = (next: string) => {
    setHtml(next)
    onInput?.(next)
  }
  const reachToolbar = (pressed: Pressed) => asksForToolbar(pressed) && focusFirst(toolbar.current)
  const { paper, editor } = useRichText({
    value,
    focused,
    attributes: attributesOf({ label, note, lang }),
    captionHint: t('adminContent.captionHint'),
    onChange: take,
    onFile: send,
    onKey: reachToolbar,
  })
  useEffect(() => editor?.view.dom.setAttribute('aria-invalid', String(invalid)), [editor, invalid])
  const switchSource = () => {
    if (source) editor?.commands.setContent(readHtml(editor.schema, html))
    setSource(!source)
  }
  return (
    <div className={styles.box} data-invalid={invalid || undefined}>
      {editor && (
        <RichTextToolbar
          ref={toolbar}
          editor={editor}
          source={source}
          onSource={switchSource}
          onPicture={send}
          onLibrary={library.may ? library.choose : undefined}
        />
      )}
      {/* What a form says of its fields goes by what stands beside the value. */}
      <div>
        <input type="hidden" name={name} value={html} />
        {source && <SourceField label={label} html={html} onChange={take} onKeyDown={reachToolbar} />}
        <div ref={paper} hidden={source} />
      </div>
      {library.dialog}
      {stored && (
        <AltDialog
          start={(lang === 'zh-CN' ? stored.alt : stored.altEn) ?? ''}
          onClose={() => setStored(undefined)}
          onAnswer={(alt) => editor?.chain().focus().insertContent(figureOf(stored, alt)).run()}
        />
      )}
      <RichTextNote id={note} sending={upload.state} html={html} />
    </div>
  )
}

type Pressed = Pick<KeyboardEvent, 'altKey' | 'key'>
const asksForToolbar = ({ altKey, key }: Pressed) => altKey && key === 'F10'

function focusFirst(toolbar: HTMLElement | null) {
  toolbar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  return true
}

/** What the picture shows, for who cannot see it. */
function AltDialog(props: Pick<ComponentProps<typeof AskDialog>, 'start' | 'onClose' | 'onAnswer'>) {
  const t = useT()
  return <AskDialog title={t('adminContent.picture')} label={t('adminContent.pictureAlt')} {...props} />
}

interface RichTextNoteProps {
  id: string
  sending: ReturnType<typeof usePictureUpload>['state']
  html: string
}

function RichTextNote({ id, sending, html }: RichTextNoteProps) {
  const t = useT()
  const percent = sending && t('uploads.percent', { percent: sending.progress ?? 0 })
  return (
    <p className={styles.note}>
      <span>
        {/* Only a picture is announced: who types knows that there is one character more. */}
        <span role="status">{sending && (sending.error ?? `${sending.name} ${percent}`)}</span>
        {!sending && t('adminContent.words', { count: html.replace(/<[^<>]*>/g, '').length })}
      </span>
      <span id={id} className={styles.keys}>
        {t('adminContent.toolbarKeys')}
      </span>
    </p>
  )
}

const attributesOf = ({ label, note, lang }: { label: string; note: string; lang: Locale }) => ({
  class: `prose ${styles.paper}`,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'aria-describedby': note,
  lang,
})

interface SourceFieldProps {
  label: string
  html: string
  onChange: (html: string) => void
  onKeyDown: (event: Pick<KeyboardEvent, 'altKey' | 'key'>) => void
}

const SourceField = ({ label, html, onChange, onKeyDown }: SourceFieldProps) => (
  <textarea
    className={styles.source}
    aria-label={label}
    value={html}
    spellCheck={false}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={onKeyDown}
  />
)
