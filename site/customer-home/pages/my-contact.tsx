import { faceOf } from '#identity/contacts/face.ts'
import { turnChat } from '#identity/contacts/pages/chat-switch.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import type { Cases } from '../contract.ts'
import styles from './members.module.css'

/** A named person, and how soon an answer comes. */
export function MyContact({ contact }: Pick<Cases, 'contact'>) {
  const t = useT()
  if (!contact) return null
  const { name, nameEn, picture, online, answerMinutes } = contact
  const shown = t.locale === 'zh-CN' ? name : nameEn
  return (
    <Card title={t('members.contact')} look="ruled">
      <div className={styles.contact}>
        <Avatar name={shown} src={faceOf(picture)} online={online} />
        <div>
          <strong>{shown}</strong>
          <p className="muted">
            {t(online ? 'members.online' : 'members.offline')}
            {answerMinutes !== null && ` · ${t('members.answersWithin', { count: answerMinutes })}`}
          </p>
        </div>
        <Button icon="chat" onClick={() => turnChat({ open: 'asked' })}>
          {t('members.write')}
        </Button>
      </div>
    </Card>
  )
}
