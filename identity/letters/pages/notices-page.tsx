import { empty } from '#platform/texts/format.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceTable } from '#platform/ui/choice-table.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { openTopics, topicNames, topics, waysOf, type TopicName, type Ways } from '../topics.ts'

export const loader = async ({ api, url }: Visit) => ({
  ...(await api.letters.choices()),
  saved: url.searchParams.has('done'),
})

export const action: Action = async ({ api, form }) => {
  const chosen = (way: keyof Ways, topic: TopicName) => form.getAll(way).includes(topic)
  await api.letters.choose({
    choices: openTopics.map((topic) => ({ topic, letter: chosen('letter', topic), mail: chosen('mail', topic) })),
  })
  return redirect(to.notices({ done: '1' }), 303)
}

const ways = ['letter', 'mail'] as const

export default function NoticesPage() {
  const t = useT()
  const { choices, email, saved } = usePageData<typeof loader>()
  const cellsOf = (topic: TopicName) => {
    if ('locked' in topics[topic]) return ways.map(() => t('notices.always'))
    const has: readonly string[] = topics[topic].has
    return ways.map((way) => (has.includes(way) ? waysOf(topic, choices)[way] : empty))
  }
  return (
    <div className="stack loose">
      <div>
        <h1>{t('notices.title')}</h1>
        <p className="muted">{t('notices.lead')}</p>
      </div>
      {saved && <Notice kind="success">{t('notices.saved')}</Notice>}
      {!email && (
        <Notice kind="info">
          {t('notices.noEmail')} <a href={to.accountSecurity()}>{t('notices.verify')}</a>
        </Notice>
      )}
      <form method="post" action={to.notices()} className="stack">
        <ChoiceTable
          title={t('notices.topic')}
          columns={ways.map((name) => ({ name, label: t(`notices.${name}`) }))}
          rows={topicNames.map((name) => ({ name, label: t(`notices.topic_${name}`), cells: cellsOf(name) }))}
        />
        <p className="muted">{t('notices.locked')}</p>
        <div>
          <Button type="submit" variant="primary">
            {t('notices.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
