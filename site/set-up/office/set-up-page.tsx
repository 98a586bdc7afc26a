import { fieldsOf, textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { Card } from '#platform/ui/card.tsx'
import { SetUpList } from './set-up-list.tsx'
import { TestMessage, type TestOutcome } from './test-message.tsx'
import styles from './set-up.module.css'

export const loader = ({ api }: AdminVisit) => api.setUp.list()

export const action: AdminAction = async ({ api, form }): Promise<TestOutcome> => {
  const channel = textOf(form, 'channel') === 'sms' ? 'sms' : 'mail'
  const tested =
    channel === 'mail'
      ? await api.setUp.testMail(fieldsOf(form, 'email'))
      : await api.setUp.testSms(fieldsOf(form, 'mobile'))
  return { channel, tested }
}

export default function SetUpPage() {
  const t = useT()
  const items = usePageData<typeof loader>()
  const needed = items.filter(({ optional }) => !optional)
  const done = needed.filter((item) => item.done).length
  return (
    <div className="stack">
      <h1>{t('adminSetUp.title')}</h1>
      <p className="muted">{t('adminSetUp.text')}</p>
      <div className={styles.columns}>
        <Card title={t('adminSetUp.progress', { done, all: needed.length })}>
          <SetUpList items={items} />
        </Card>
        <div className="stack">
          <TestMessage channel="mail" name="email" />
          <TestMessage channel="sms" name="mobile" />
        </div>
      </div>
    </div>
  )
}
