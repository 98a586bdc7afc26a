import type { Editor } from '@tiptap/core'
import { useState, type ReactNode, type RefObject, useSyncExternalStore } from 'react'
import { acceptPictures } from '#platform/contract/upload-rules.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Select } from '#platform/ui/input.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { RichTextIcon, type RichTextIconName } from './rich-text-icons.tsx'
import { isAddress } from './rich-text-schema.ts'
import { blockOf, blocks, setBlock, setLink, tools } from './rich-text-tools.ts'
import { useToolbarKeys } from './use-toolbar-keys.ts'
import styles from './rich-text.module.css'

interface ToolbarProps {
  ref: RefObject<HTMLDivElement | null>
  editor: Editor
  source: boolean
  onSource(): void
  onPicture(file: File): void
  onLibrary: (() => void) | undefined
}

/** Exactly what the site can show, and nothing that it cannot. */
export function RichTextToolbar({ ref, editor, source, onSource, onPicture, onLibrary }: ToolbarProps) {
  const t = useT()
  useEditorState(editor)
  const [asking, setAsking] = useState<Asked>()
  const onKeyDown = useToolbarKeys(ref, () => editor.commands.focus())
  const button = (icon: RichTextIconName, act: () => void, on?: { pressed?: boolean; disabled?: boolean }) => (
    <ToolButton key={icon} icon={icon} disabled={source} {...on} onClick={act} />
  )
  const group = (name: keyof typeof tools) =>
    tools[name].map(({ icon, of, run }) =>
      button(icon, () => run(editor.chain().focus()).run(), {
        pressed: of === undefined ? undefined : editor.isActive(of),
        disabled: source || !run(editor.can().chain()).run(),
      }),
    )
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('adminContent.toolbar')}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      <Group>{group('history')}</Group>
      <Select
        aria-label={t('adminContent.blockStyle')}
        className={styles.block}
        disabled={source}
        value={blockOf(editor)}
        onChange={({ target }) => setBlock(editor, target.value)}
        options={blocks.map(([value, text]) => ({ value, label: t(text) }))}
      />
      <Group>{group('marks')}</Group>
      <Group>{group('lists')}</Group>
      <Group>
        {button('link', () => setAsking('link'), { pressed: editor.isActive('link') })}
        {group('unlinked')}
      </Group>
      <Group>
        {group('inserted')}
        <PictureTool disabled={source} onPicture={onPicture} />
        {onLibrary && button('library', onLibrary)}
      </Group>
      <Group>
        <ToolButton icon="source" pressed={source} onClick={onSource} />
      </Group>
      {editor.isActive('table') && !source && (
        <div role="group" aria-label={t('adminContent.table')} className={styles.tableTools}>
          {group('table')}
          {button('caption', () => setAsking('caption'))}
        </div>
      )}
      {asking && <ToolQuestion asked={asking} editor={editor} onClose={() => setAsking(undefined)} />}
    </div>
  )
}

type Asked = 'link' | 'caption'

function ToolQuestion({ asked, editor, onClose }: { asked: Asked; editor: Editor; onClose(): void }) {
  const t = useT()
  const was = String(
    (asked === 'link' ? editor.getAttributes('link')['href'] : editor.getAttributes('table')['caption']) ?? '',
  )
  return asked === 'link' ? (
    <AskDialog
      title={t('adminContent.link')}
      label={t('adminContent.linkAddress')}
      hint={t('adminContent.address')}
      start={was}
      isFine={isAddress}
      onClose={onClose}
      onAnswer={(href) => setLink(editor, href)}
    />
  ) : (
    <AskDialog
      title={t('adminContent.table')}
      label={t('adminContent.caption')}
      start={was}
      onClose={onClose}
      onAnswer={(text) =>
        editor
          .chain()
          .focus()
          .updateAttributes('table', { caption: text || null })
          .run()
      }
    />
  )
}

const Group = ({ children }: { children: ReactNode }) => <div className={styles.group}>{children}</div>

interface ToolButtonProps {
  icon: RichTextIconName
  pressed?: boolean
  disabled?: boolean
  onClick(): void
}

function ToolButton({ icon, pressed, disabled = false, onClick }: ToolButtonProps) {
  const t = useT()
  const label = t(`adminContent.${icon}`)
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      // Still to be reached: a focus must not be lost when there is nothing more to undo.
      aria-disabled={disabled}
      // The text keeps the focus, and so what is selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => disabled || onClick()}
    >
      <RichTextIcon name={icon} />
    </button>
  )
}

function PictureTool({ disabled, onPicture }: { disabled: boolean; onPicture(file: File): void }) {
  const t = useT()
  return (
    <label className={styles.tool} title={t('adminContent.picture')} aria-disabled={disabled}>
      <span className="visually-hidden">{t('adminContent.picture')}</span>
      <RichTextIcon name="picture" />
      <input
        type="file"
        accept={acceptPictures}
        className="visually-hidden"
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPicture(file)
          target.value = ''
        }}
      />
    </label>
  )
}

/** Renders again with every change of the text or of what is selected. */
function useEditorState(editor: Editor) {
  useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed)
      return () => void editor.off('transaction', changed)
    },
    () => editor.state,
  )
}
