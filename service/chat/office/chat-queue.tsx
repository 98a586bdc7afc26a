import { to } from '#platform/contract/to.ts'
import type { DeskContact, Queue, QueueItem } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import { useKeys } from '#platform/office/use-keys.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigate } from '#platform/web/router.tsx'
import { CountBadge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { TextInput } from '#platform/ui/input.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { customerName } from './customer-name.ts'
import { useFreshQueue, type QueueFilter, type Whose } from './use-fresh-queue.ts'
import styles from './chat.module.css'

interface ChatQueueProps {
  queue: Queue
  filter: QueueFilter
  contacts: DeskContact[]
  openId: number | undefined
  now: number
}

const tabs: [Whose, PlainKey][] = [
  ['waiting', 'adminChat.waiting'],
  ['mine', 'adminChat.mine'],
  ['all', 'adminChat.all'],
]

/** Who waits longest stands first; the list follows what happens. */
export function ChatQueue({ queue: first, filter, contacts, openId, now: loadedAt }: ChatQueueProps) {
  const t = useT()
  const navigate = useNavigate()
  const { whose, search } = filter
  const { queue, now } = useFreshQueue(first, filter, loadedAt)
  const listAddress = (which: Whose) =>
    `${to.office.chat()}?${new URLSearchParams({ whose: which, ...(search && { search }) }).toString()}`
  const addressOf = (id: number) => `${listAddress(whose)}&id=${id}`
  const move = (by: 1 | -1) => {
    const at = queue.list.findIndex(({ id }) => id === openId)
    const next = queue.list[at < 0 ? 0 : Math.min(queue.list.length - 1, Math.max(0, at + by))]
    if (next) navigate(addressOf(next.id))
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    '/': () => document.querySelector<HTMLElement>('[data-list-search]')?.focus(),
  })
  return (
    <section className={styles.queue} aria-label={t('adminChat.queue')}>
      <header className={styles.queueHead}>
        <h1>{t('adminChat.title')}</h1>
        <Presence queue={queue} contacts={contacts} />
        <QueueSearch key={search} filter={filter} />
        <nav className={styles.tabs} aria-label={t('adminChat.queue')}>
          {tabs.map(([name, key]) => (
            <a key={name} href={listAddress(name)} aria-current={whose === name ? 'page' : undefined}>
              {t(key)}
            </a>
          ))}
        </nav>
      </header>
      {queue.list.length === 0 ? (
        <EmptyState icon="chat" title={t(search ? 'adminChat.noneFound' : 'adminChat.nobody')}>
          {t(search ? 'adminChat.noneFoundText' : 'adminChat.nobodyText')}
        </EmptyState>
      ) : (
        <ol className={styles.items}>
          {queue.list.map((item) => (
            <li key={item.id}>
              <a
                href={addressOf(item.id)}
                className={styles.item}
                aria-current={item.id === openId ? 'true' : undefined}
              >
                <Item item={item} now={now} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Item({ item, now }: { item: QueueItem; now: number }) {
  const t = useT()
  const { company, lastKind, lastText, unread, waitingSince, contactName, contactNameEn } = item
  const last = {
    text: lastText,
    product: t('adminChat.lastProduct'),
    file: t('adminChat.lastFile'),
    handover: t('adminChat.lastHandover'),
  }
  const minutes = waitingSince ? Math.max(0, Math.floor((now - Date.parse(waitingSince)) / 60_000)) : 0
  return (
    <>
      <span className={styles.who}>
        <b className="truncate">{customerName(item, t)}</b>
        <CountBadge count={unread} label={t('adminChat.unread', { count: unread })} />
      </span>
      <span className="truncate">{last[lastKind]}</span>
      <span className={styles.small}>
        <span className="truncate">{company ?? localised(t.locale, contactName, contactNameEn).text}</span>
        <span className={classNames(waitingSince !== null && styles.waits)}>
          {waitingSince ? t('adminChat.waitsMinutes', { count: minutes }) : t('adminChat.answered')}
        </span>
      </span>
    </>
  )
}

function Presence({ queue: { contactId, away }, contacts }: Pick<ChatQueueProps, 'queue' | 'contacts'>) {
  const t = useT()
  const mayAnswer = useMay('service.edit')
  const contact = contacts.find(({ id }) => id === contactId)
  if (!mayAnswer) return <p className={styles.small}>{t('adminChat.readOnly')}</p>
  if (!contact) return <p className={styles.small}>{t('adminChat.noContact')}</p>
  const name = localised(t.locale, contact.name, contact.nameEn).text
  return (
    <form method="post" className={styles.presence}>
      <span className={styles.small}>{t('adminChat.youAre', { name })}</span>
      <input type="hidden" name="intent" value="presence" />
      <input type="hidden" name="away" value={String(!away)} />
      <span className={away ? styles.away : styles.here}>{t(away ? 'adminChat.away' : 'adminChat.available')}</span>
      <Button type="submit" size="sm">
        {t(away ? 'adminChat.comeBack' : 'adminChat.goAway')}
      </Button>
    </form>
  )
}

function QueueSearch({ filter }: { filter: QueueFilter }) {
  const t = useT()
  const { whose, search } = filter
  return (
    <form method="get" role="search">
      <input type="hidden" name="whose" value={whose} />
      <TextInput
        icon="search"
        name="search"
        type="search"
        defaultValue={search}
        placeholder={t('adminChat.search')}
        aria-label={t('adminChat.search')}
        maxLength={100}
        data-list-search=""
      />
    </form>
  )
}
