import { to } from '#platform/contract/to.ts'
import { chat } from './contract.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { EmptyState } from '#platform/ui/state.tsx'
import { ChatFacts, ChatFactsButton } from './chat-facts.tsx'
import { ChatQueue } from './chat-queue.tsx'
import { DeskConversation } from './desk-conversation.tsx'
import styles from './chat.module.css'

const here = to.office.chat()

export async function loader({ api, url }: AdminVisit) {
  const filter = readQuery(chat.queue, url)
  const id = Number(url.searchParams.get('id')) || null
  const [queue, customer, contacts, answers] = await Promise.all([
    api.chat.queue(filter),
    id ? api.chat.customer({ id }) : null,
    api.chat.contacts(),
    api.answers.list(),
  ])
  return { queue, filter, customer, contacts, answers, now: Date.now() }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const back = here + url.search
  if (textOf(form, 'intent') === 'presence') {
    await api.chat.setPresence({ away: textOf(form, 'away') === 'true' })
    return redirect(back, 303)
  }
  await api.chat.handOver({ id: textOf(form, 'id'), contactId: textOf(form, 'contactId') })
  return redirect(doneAt(back, 'changed'), 303)
}

export const meta: MetaOf<typeof loader> = (_, t) => ({ title: t('adminChat.title') })

export default function ChatPage() {
  const t = useT()
  const { queue, filter, customer, contacts, answers, now } = usePageData<typeof loader>()
  return (
    <div className={styles.desk} data-open={customer ? '' : undefined}>
      <ChatQueue queue={queue} filter={filter} contacts={contacts} openId={customer?.id} now={now} />
      {customer ? (
        <>
          <DeskConversation
            key={customer.id}
            customer={customer}
            answers={answers}
            actions={<ChatFactsButton customer={customer} contacts={contacts} />}
          />
          <ChatFacts customer={customer} contacts={contacts} />
        </>
      ) : (
        <div className={styles.none}>
          <EmptyState icon="chat" title={t('adminChat.chooseOne')}>
            {t('adminChat.chooseOneText')}
          </EmptyState>
        </div>
      )}
    </div>
  )
}
