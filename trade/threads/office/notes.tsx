import { dateTime } from '#platform/texts/format.ts'
import { useMay } from '#platform/office/visit.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import type { Note } from '../message.ts'
import { useRefusedAction } from './use-refused-action.ts'
import styles from './threads.module.css'

interface NotesProps {
  id: number
  notes: readonly Note[]
  formKey: string
}

/** What the sellers note for each other. */
export function Notes({ id, notes, formKey }: NotesProps) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  const { text, error } = useRefusedAction('note')
  return (
    <Card title={t('adminThreads.notes')} look="ruled">
      <p className="muted">{t('adminThreads.notesHint')}</p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <p className={styles.body}>{note.body}</p>
            <span className="muted">
              <Local zh={note.operatorName} en={note.operatorNameEn} /> · {dateTime(note.createdAt)}
            </span>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <form method="post" noValidate className="stack" key={notes.length}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={`note ${formKey}`} />
          <Field label={t('adminThreads.note')} error={error('body')} labelHidden>
            <TextArea name="body" rows={2} maxLength={4000} defaultValue={text('body')} />
          </Field>
          <p>
            <Button type="submit" name="intent" value="note" size="sm">
              {t('adminThreads.noteSubmit')}
            </Button>
          </p>
        </form>
      )}
    </Card>
  )
}
