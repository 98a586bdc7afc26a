import { useState } from 'react'
import { flushSync } from 'react-dom'
import { tidyText } from '#platform/contract/tidy-text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'

interface AskDialogProps {
  title: string
  label: string
  hint?: string
  /** What it was so far. */
  start?: string
  isFine?(text: string): boolean
  onClose(): void
  onAnswer(text: string): void
}

/** One line of text, asked for in the middle of something else. */
export function AskDialog({ title, label, hint, start = '', isFine = () => true, onClose, onAnswer }: AskDialogProps) {
  const t = useT()
  const [text, setText] = useState(start)
  const fine = isFine(tidyText(text))
  const answer = () => {
    // While a dialog is open nothing behind it can be edited.
    flushSync(onClose)
    onAnswer(tidyText(text))
  }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      closeLabel={t('adminForm.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" disabled={!fine} onClick={answer}>
          {t('adminContent.insert')}
        </Button>
      }
    >
      <Field label={label} hint={hint}>
        <TextInput
          value={text}
          autoFocus
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around must not be sent.
            event.preventDefault()
            if (fine) answer()
          }}
        />
      </Field>
    </Dialog>
  )
}
