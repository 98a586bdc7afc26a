import { useId } from 'react'
import type { Letter } from '../contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog.tsx'
import styles from './letters.module.css'

export function LetterRow({ letter }: { letter: Letter }) {
  const t = useT()
  const form = useId()
  const dialog = useId()
  const unread = letter.status === 0
  return (
    <li className={styles.letter}>
      <div className={styles.text}>
        <h2 className={unread ? styles.unread : undefined}>{letter.subject}</h2>
        {unread && <Badge tone="brand">{t('letters.unread')}</Badge>}
        <time dateTime={letter.receiveTime}>{dateTime(letter.receiveTime)}</time>
        <p>{letter.content}</p>
        {letter.link && <a href={letter.link.path}>{letter.link.label}</a>}
      </div>
      <form method="post" id={form} className={styles.actions}>
        <input type="hidden" name="ids" value={letter.id} />
        {unread && (
          <Button type="submit" size="sm" variant="quiet" name="intent" value="read">
            {t('letters.read')}
          </Button>
        )}
        <Button size="sm" variant="quiet" icon="trash" command="show-modal" commandfor={dialog}>
          {t('letters.delete')}
        </Button>
      </form>
      <form method="post" id={`${form}-delete`}>
        <input type="hidden" name="ids" value={letter.id} />
        <input type="hidden" name="intent" value="delete" />
      </form>
      <ConfirmDialog
        id={dialog}
        form={`${form}-delete`}
        danger
        title={t('letters.confirmDelete')}
        confirmLabel={t('letters.delete')}
        cancelLabel={t('letters.cancel')}
      />
    </li>
  )
}
