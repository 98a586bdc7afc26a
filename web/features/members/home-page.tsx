import { useT } from '#web/lib/i18n.tsx'
import { usePageData, useRoot } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { date } from '#i18n/format.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './members.module.css'

export async function loader({ api }: Visit) {
  const [unread, newEnquiries, letters] = await Promise.all([
    api.letters.newCount(),
    api.letters.newEnquiryCount(),
    api.letters.list({ limit: 5 }),
  ])
  return { unread, newEnquiries, letters: letters.list }
}

export default function CustomerHomePage() {
  const t = useT()
  const { unread, newEnquiries, letters } = usePageData<typeof loader>()
  const name = useRoot()?.member?.realname ?? ''
  return (
    <div className="stack loose">
      <header>
        <h1>{t('members.greeting', { name })}</h1>
        <p className="muted">{t('members.intro')}</p>
      </header>
      <ul className={styles.figures}>
        <Figure href="/customer/PersonalCenter/stationLetter" value={unread} label={t('members.unread')} />
        <Figure href="/customer/shopping/enquiry" value={newEnquiries} label={t('members.newEnquiries')} />
      </ul>
      <Card
        title={t('members.latestLetters')}
        look="ruled"
        actions={<a href="/customer/PersonalCenter/stationLetter">{t('members.allLetters')}</a>}
      >
        <ul className={styles.letters}>
          {letters.map((letter) => (
            <li key={letter.id}>
              <a href="/customer/PersonalCenter/stationLetter">{letter.subject}</a>
              <time dateTime={letter.receiveTime}>{date(letter.receiveTime)}</time>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('members.shortcuts')} look="ruled">
        <p className="cluster">
          <LinkButton href="/inquiry" variant="enquiry" icon="enquiry">
            {t('layout.requestQuote')}
          </LinkButton>
          <LinkButton href="/product/search" icon="search">
            {t('layout.productSearch')}
          </LinkButton>
          <LinkButton href="/customer/shopping/order" icon="box">
            {t('layout.orders')}
          </LinkButton>
        </p>
      </Card>
    </div>
  )
}

const Figure = ({ href, value, label }: { href: string; value: number; label: string }) => (
  <li>
    <a href={href}>
      <b>{value}</b>
      {label}
    </a>
  </li>
)
