import { to } from '#platform/contract/to.ts'
import { BrowserSignals } from '#platform/office/ui/browser-signals.tsx'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceTable } from '#platform/ui/choice-table.tsx'
import { Notice } from '#platform/ui/notice.tsx'

export const loader = async ({ api, url }: AdminVisit) => ({
  choices: await api.notices.choices(),
  saved: url.searchParams.has('done'),
})

export const action: AdminAction = async ({ api, form }) => {
  const known = await api.notices.choices()
  await api.notices.choose({
    choices: known.map(({ topic }) => ({
      topic,
      page: form.getAll('page').includes(topic),
      mail: form.getAll('mail').includes(topic),
    })),
  })
  return redirect(to.office.notices({ done: '1' }), 303)
}

const ways = ['page', 'mail'] as const

export default function NoticesPage() {
  const t = useT()
  const { choices, saved } = usePageData<typeof loader>()
  return (
    <div className="stack loose">
      <div className="stack tight">
        <h1>{t('adminNotices.title')}</h1>
        <p className="muted">{t(choices.length > 0 ? 'adminNotices.lead' : 'adminNotices.none')}</p>
      </div>
      {saved && <Notice kind="success">{t('adminNotices.saved')}</Notice>}
      {choices.length > 0 && (
        <form method="post" action={to.office.notices()} className="stack">
          <ChoiceTable
            title={t('adminNotices.topic')}
            columns={ways.map((name) => ({ name, label: t(`adminNotices.${name}`) }))}
            rows={choices.map((choice) => ({
              name: choice.topic,
              label: t(`adminNotices.topic_${choice.topic}`),
              cells: ways.map((way) => choice[way]),
            }))}
          />
          <div>
            <Button type="submit" variant="primary">
              {t('adminNotices.save')}
            </Button>
          </div>
        </form>
      )}
      <Card title={t('adminNotices.browserTitle')}>
        <BrowserSignals />
      </Card>
    </div>
  )
}
