import { useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { tidyText } from '#platform/contract/tidy-text.ts'
import { chatLimits } from '../chat-limits.ts'
import { acceptAttachments } from '#platform/contract/upload-rules.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { ProgressBar } from '#platform/ui/progress-bar.tsx'
import type { useFile } from './use-file.ts'

interface ChatComposerProps {
  /** What was typed is kept under this name until it is sent. */
  draftKey: string
  disabled: boolean
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder: string
  file: ReturnType<typeof useFile>
  onSend(text: string): void
  onTyping(): void
  children?: ReactNode
}

/** Writing on either side: Enter sends, files are chosen or pasted, a draft outlives the page. */
export function ChatComposer(props: ChatComposerProps) {
  const { draftKey, disabled, field, label, placeholder, file, onSend, onTyping, children } = props
  const t = useT()
  const { state: sending, start, cancel } = file
  const [text, setText] = useState('')
  useEffect(() => setText(sessionStorage.getItem(draftKey) ?? ''), [draftKey])
  const write = (next: string) => {
    setText(next)
    sessionStorage.setItem(draftKey, next)
  }

  const send = () => {
    const written = tidyText(text)
    if (written === '') return field.current?.focus()
    onSend(written)
    write('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a Chinese word; on a phone it starts a new line.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      matchMedia('(pointer: coarse)').matches
    )
      return
    event.preventDefault()
    send()
  }
  return (
    <div className="chat-composer">
      {children}
      {sending && <SendingFile file={sending} onCancel={cancel} />}
      <div className="chat-row">
        <AttachButton disabled={disabled} onFile={(chosen) => void start(chosen)} />
        <textarea
          ref={field}
          rows={1}
          value={text}
          disabled={disabled}
          maxLength={chatLimits.text}
          aria-label={label}
          placeholder={placeholder}
          onChange={({ currentTarget }) => {
            write(currentTarget.value)
            onTyping()
          }}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => {
            const [pasted] = clipboardData.files
            if (pasted) void start(pasted)
          }}
        />
        <IconButton icon="send" label={t('chat.send')} className="chat-send" disabled={disabled} onClick={send} />
      </div>
      <p className="chat-hint">{t('chat.enterSends')}</p>
    </div>
  )
}

function SendingFile({
  file,
  onCancel,
}: {
  file: NonNullable<ReturnType<typeof useFile>['state']>
  onCancel: () => void
}) {
  const t = useT()
  return (
    <div className="chat-sending">
      {file.error ? (
        <p role="alert">
          {file.name}: {file.error}
        </p>
      ) : (
        <ProgressBar label={file.name} value={file.progress} />
      )}
      <IconButton icon="close" size="sm" label={t('chat.cancelUpload')} onClick={onCancel} />
    </div>
  )
}

function AttachButton({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  const t = useT()
  return (
    <label className="chat-attach" title={t('chat.attach')}>
      <Icon name="paperclip" />
      <span className="visually-hidden">{t('chat.attach')}</span>
      <input
        type="file"
        accept={acceptAttachments}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) onFile(chosen)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
