import { to } from '#platform/contract/to.ts'
import { date } from '#platform/texts/format.ts'
import { ProductCard } from '#catalogue/goods/pages/product-card.tsx'
import { ProductRow } from '#catalogue/goods/pages/product-row.tsx'
import { HomeFigures } from './home-figures.tsx'
import { WaitingList } from './waiting-list.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRoot } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import styles from './members.module.css'

const mostShown = 4

export async function loader({ api }: Visit) {
  const [counts, letters, browsed] = await Promise.all([
    api.customerHome.aggregation(),
    api.letters.list({ limit: 5 }),
    api.history.list({ limit: 12 }),
  ])
  const seen = new Map(browsed.list.map(({ product }) => [product.id, product]))
  const last = browsed.list[0]?.product
  const similar = last ? (await api.products.similar({ id: last.id, limit: mostShown })).list : []
  const recommended =
    similar.length > 0 ? similar : (await api.products.list({ recommandStatus: 1, limit: mostShown })).list
  return { counts, letters: letters.list, recent: [...seen.values()].slice(0, mostShown), recommended }
}

export default function CustomerHomePage() {
  const t = useT()
  const { counts, letters, recent, recommended } = usePageData<typeof loader>()
  const name = useRoot()?.member?.realname ?? ''
  return (
    <div className="stack loose">
      <header className="split">
        <h1>{t('members.greeting', { name })}</h1>
        <LinkButton href={to.inquiry()} variant="enquiry" icon="enquiry">
          {t('layout.requestQuote')}
        </LinkButton>
      </header>
      <WaitingList counts={counts} />
      <HomeFigures counts={counts} />
      {letters.length > 0 && (
        <Card
          title={t('members.latestLetters')}
          look="ruled"
          actions={<a href={to.letters()}>{t('members.allLetters')}</a>}
        >
          <ul className={styles.letters}>
            {letters.map((letter) => (
              <li key={letter.id} className={letter.status === 0 ? styles.unread : undefined}>
                <a href={to.letters()}>{letter.subject}</a>
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
