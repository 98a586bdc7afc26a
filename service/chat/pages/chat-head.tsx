import type { ChatContact } from '../contract.ts'
import { faceOf } from '#identity/contacts/face.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'

/** A named person with a picture, and how soon an answer comes. */
export function ChatHead({ contact, onClose }: { contact: ChatContact | undefined; onClose(): void }) {
  const t = useT()
  return (
    <header className="chat-head">
      {contact ? <Person contact={contact} /> : <Skeleton shape="title" width="half" />}
      <IconButton icon="close" label={t('chat.close')} onClick={onClose} />
    </header>
  )
}

function Person({ contact: { name, nameEn, picture, online, answerMinutes } }: { contact: ChatContact }) {
  const t = useT()
  const shown = t.locale === 'zh-CN' ? name : nameEn
  return (
    <div className="chat-person">
      <Avatar name={shown} src={faceOf(picture)} online={online} />
      <div>
        <h2>{shown}</h2>
        <p>
          {online ? t('chat.online') : t('chat.offline')}
          {answerMinutes !== null && ` · ${t('chat.answersWithin', { count: answerMinutes })}`}
        </p>
      </div>
    </div>
  )
}
