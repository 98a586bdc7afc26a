import type { Letter } from '../contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import styles from './letters.module.css'

export function LetterRow({ letter }: { letter: Letter }) {
  const t = useT()
  const unread = letter.status === 0
  return (
    <li className={styles.letter}>
      <div className={styles.text}>
        <h2 className={unread ? styles.unread : undefined}>{letter.subject}</h2>
        {unread && <Badge tone="brand">{t('letters.unread')}</Badge>}
        <time dateTime={letter.receiveTime}>{dateTime(letter.receiveTime)}</time>
        <p>
          <Dated text={letter.content} />
        </p>
        {letter.link && (
          <p>
            <a href={letter.link.path}>{letter.link.label}</a>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {unread && (
          <form method="post">
            <input type="hidden" name="ids" value={letter.id} />
            <Button type="submit" size="sm" variant="quiet" name="intent" value="read">
              {t('letters.read')}
            </Button>
          </form>
        )}
        <AskFirst
          icon="trash"
          danger
          label={t('letters.delete')}
          title={t('letters.confirmDelete')}
          cancelLabel={t('letters.cancel')}
          fields={{ ids: letter.id, intent: 'delete' }}
        />
      </div>
    </li>
  )
}

const moment = /(\d{4}-\d\d-\d\d(?: \d\d:\d\d)?)/

/** A text with its dates marked: a line must not break within them. */
const Dated = ({ text }: { text: string }) =>
  text.split(moment).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <time key={at} dateTime={part}>
        {part}
      </time>
    ),
  )
