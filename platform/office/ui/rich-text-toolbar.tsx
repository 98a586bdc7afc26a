import { useState, type ReactNode } from 'react'
import type { PlainKey } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { acceptPictures } from '#platform/contract/upload-rules.ts'
import { Select } from '#platform/ui/input.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { RichTextIcon, type RichTextIconName } from './rich-text-icons.tsx'
import styles from './rich-text.module.css'

export interface RichTextCommands {
  /** A command of the browser on what is selected. */
  run(command: string, value?: string): void
  link(address: string): void
  insertTable(): void
  insertPicture(file: File): void
}

const marks: [icon: RichTextIconName, command: string][] = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['superscript', 'superscript'],
  ['subscript', 'subscript'],
]
const lists: [icon: RichTextIconName, command: string][] = [
  ['bullets', 'insertUnorderedList'],
  ['numbers', 'insertOrderedList'],
]
const blocks: [tag: string, text: PlainKey][] = [
  ['p', 'adminContent.paragraph'],
  ['h2', 'adminContent.heading2'],
  ['h3', 'adminContent.heading3'],
  ['blockquote', 'adminContent.quote'],
]

const address = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S+$/

interface ToolbarProps {
  commands: RichTextCommands
  /** The paragraph that the cursor is in. */
  block: string
  source: boolean
  onSource(): void
}

/** Exactly what the site can show, and nothing that it cannot. */
export function RichTextToolbar({ commands, block, source, onSource }: ToolbarProps) {
  const t = useT()
  const [linking, setLinking] = useState(false)
  const tool = (icon: RichTextIconName, act: () => void) => (
    <Tool key={icon} label={t(`adminContent.${icon}`)} disabled={source} onClick={act}>
      <RichTextIcon name={icon} />
    </Tool>
  )
  return (
    <div role="toolbar" aria-label={t('adminContent.toolbar')} className={styles.toolbar}>
      <Select
        aria-label={t('adminContent.blockStyle')}
        className={styles.block}
        disabled={source}
        value={blocks.some(([tag]) => tag === block) ? block : 'p'}
        onChange={({ target }) => commands.run('formatBlock', `<${target.value}>`)}
        options={blocks.map(([value, text]) => ({ value, label: t(text) }))}
      />
      {marks.map(([icon, command]) => tool(icon, () => commands.run(command)))}
      {lists.map(([icon, command]) => tool(icon, () => commands.run(command)))}
      {tool('link', () => setLinking(true))}
      {tool('unlink', () => commands.run('unlink'))}
      {tool('table', commands.insertTable)}
      {tool('rule', () => commands.run('insertHorizontalRule'))}
      <label className={styles.tool} title={t('adminContent.picture')}>
        <span className="visually-hidden">{t('adminContent.picture')}</span>
        <RichTextIcon name="picture" />
        <input
          type="file"
          accept={acceptPictures}
          className="visually-hidden"
          disabled={source}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) commands.insertPicture(file)
            target.value = ''
          }}
        />
      </label>
      {tool('plain', () => commands.run('removeFormat'))}
      <Tool label={t('adminContent.source')} pressed={source} onClick={onSource}>
        <RichTextIcon name="source" />
      </Tool>
      {linking && (
        <AskDialog
          title={t('adminContent.link')}
          label={t('adminContent.linkAddress')}
          hint={t('adminContent.address')}
          isFine={(text) => address.test(text)}
          onClose={() => setLinking(false)}
          onAnswer={commands.link}
        />
      )}
    </div>
  )
}

interface ToolProps {
  label: string
  pressed?: boolean
  disabled?: boolean
  onClick(): void
  children: ReactNode
}

const Tool = ({ label, pressed, disabled, onClick, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    // The text keeps the focus, and so what is selected.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {children}
  </button>
)
