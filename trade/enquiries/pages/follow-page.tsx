import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import type { Quote } from '#trade/quotes/contract.ts'
import { quotesInThread } from '#trade/quotes/pages/quotes-in-thread.tsx'
import { intentIn } from '#platform/web/intent-in.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { enquiryLinks } from '../link-contract.ts'
import { Answers } from './answers.tsx'
import { EnquiryThread } from './enquiry-thread.tsx'
import { VisitorActions } from './visitor-actions.tsx'
import styles from './enquiries.module.css'

/** An enquiry as a visitor follows it, by the link of a mail. */
export async function loader({ api, url }: Visit) {
  const wish = readQuery(enquiryLinks.open, url)
  const { token } = wish
  try {
    return { token, followed: await api.enquiryLinks.open(wish), dead: '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 200) return { token, followed: undefined, dead: error.message }
    throw error
  }
}

export const meta: MetaOf<typeof loader> = ({ followed }, t) => ({
  title: followed?.thread.enquiryNo ?? t('enquiries.title'),
  noIndex: true,
})

export const action: Action = ({ api, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const [token, id] = [text('token'), text('id')]
  const steps = {
    reply: async () => api.enquiryLinks.reply({ token, id, body: text('body') }),
    decline: async () => {
      await api.enquiryLinks.decline({ token, id, reason: text('reason'), note: text('note') })
      return redirect(to.followEnquiry(token, text('enquiryId')), 303)
    },
  }
  return intentIn<() => Promise<unknown>>(steps, form)()
}

export default function FollowPage() {
  const t = useT()
  const { token, followed, dead } = usePageData<typeof loader>()
  if (!followed)
    return (
      <div className={`container ${styles.page}`}>
        <EmptyState
          icon="mail"
          level={1}
          title={dead}
          actions={<LinkButton href={to.signIn(to.enquiries())}>{t('enquiries.toList')}</LinkButton>}
        >
          {t('enquiries.linkOver')}
        </EmptyState>
      </div>
    )
  const { thread, quotes, comparison, email } = followed
  const proof = <input type="hidden" name="token" value={token} />
  const address = (id: number) => to.followEnquiry(token, id)
  const actions = (quote: Quote) => <VisitorActions quote={quote} proof={proof} email={email} />
  return (
    <div className={`container ${styles.page}`}>
      <EnquiryThread
        thread={thread}
        between={quotesInThread(quotes, actions)}
        actions={null}
        answers={
          <Answers
            thread={thread}
            comparison={comparison}
            address={({ enquiryId }) => address(enquiryId)}
            which={
              <>
                {proof}
                <input type="hidden" name="id" value={thread.id} />
              </>
            }
          />
        }
        visiting={{ address, proof }}
      />
      <p className="muted">{t('clock.zone')}</p>
    </div>
  )
}
