import { to } from '#platform/contract/to.ts'
import { date } from '#platform/texts/format.ts'
import { ProductCard } from '#catalogue/goods/pages/product-card.tsx'
import { ProductRow } from '#catalogue/goods/pages/product-row.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MyContact } from './my-contact.tsx'
import { UnderWay, WaitingList } from './waiting-list.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRoot } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import styles from './members.module.css'

const mostShown = 4

export async function loader({ api }: Visit) {
  const [counts, cases, enquiries, letters, browsed] = await Promise.all([
    api.customerHome.aggregation(),
    api.customerHome.cases(),
    api.enquiries.list({ limit: 20 }),
    api.letters.list({ limit: 5 }),
    api.history.list({ limit: 12 }),
  ])
  const seen = new Map(browsed.list.map(({ product }) => [product.id, product]))
  const last = browsed.list[0]?.product
  const similar = last ? (await api.products.similar({ id: last.id, limit: mostShown })).list : []
  const recommended =
    similar.length > 0 ? similar : (await api.products.list({ recommandStatus: 1, limit: mostShown })).list
  return {
    counts,
    cases,
    enquiries: enquiries.list,
    letters: letters.list,
    recent: [...seen.values()].slice(0, mostShown),
    recommended,
  }
}

export default function CustomerHomePage() {
  const t = useT()
  const { counts, cases, enquiries, letters, recent, recommended } = usePageData<typeof loader>()
  const name = useRoot()?.member?.realname ?? ''
  return (
    <div className="stack loose">
      <header className="split">
        <h1>{t('members.greeting', { name })}</h1>
        <LinkButton href={to.inquiry()} variant="enquiry" icon="enquiry">
          {t('layout.requestQuote')}
        </LinkButton>
      </header>
      {counts.orders.total + counts.enquiries.total === 0 && <FirstSteps />}
      <WaitingList cases={cases} enquiries={enquiries} counts={counts} />
      <UnderWay cases={cases} />
      <MyContact contact={cases.contact} />
      {letters.length > 0 && (
        <Card title={t('members.changes')} look="ruled" actions={<a href={to.letters()}>{t('members.allLetters')}</a>}>
          <ul className={styles.letters}>
            {letters.map((letter) => (
              <li key={letter.id} className={letter.status === 0 ? styles.unread : undefined}>
                <a href={letter.link?.path ?? to.letters()}>{letter.subject}</a>
                <time dateTime={letter.receiveTime}>{date(letter.receiveTime)}</time>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {recent.length > 0 && (
        <Card title={t('members.recent')} look="ruled" actions={<a href={to.history()}>{t('members.allHistory')}</a>}>
          <ul>
            {recent.map((product) => (
              <ProductRow key={product.id} item={product} />
            ))}
          </ul>
        </Card>
      )}
      {recommended.length > 0 && (
        <Card title={t('members.recommended')} look="ruled">
          <div className={styles.recommended}>
            {recommended.map((product) => (
              <ProductCard key={product.id} item={product} />
            ))}
          </div>
        </Card>
      )}
    </div>
  )
}
