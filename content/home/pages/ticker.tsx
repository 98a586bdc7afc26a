import { to } from '#platform/contract/to.ts'
import { date, money } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import type { HomeIndex } from '../contract.ts'
import styles from './home.module.css'

/** What moves: prices and headlines, and a way to ask. */
export function Ticker({ news, prices }: Pick<HomeIndex, 'news' | 'prices'>) {
  const t = useT()
  return (
    <aside className={styles.ticker}>
      {prices.length > 0 && (
        <section>
          <h2>{t('home.market')}</h2>
          <dl>
            {prices.slice(0, 8).map(({ id, name, nameEn, median, currency }) => (
              <div key={id}>
                <dt>
                  <a href={to.search({ grade: 0, categoryIds: id })}>
                    <Local zh={name} en={nameEn} />
                  </a>
                </dt>
                <dd>
                  {money(t, median, currency)}
                  <small>{t('products.perTonne')}</small>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className={styles.ask}>
        <h2>{t('home.askTitle')}</h2>
        <p>{t('home.askText')}</p>
        <LinkButton href={to.inquiry()} variant="enquiry" icon="enquiry" size="sm">
          {t('home.ask')}
        </LinkButton>
      </section>
      {news.length > 0 && (
        <section>
          <h2>{t('news.latest')}</h2>
          <ul>
            {news.map(({ id, title, titleEn, publishedAt }) => (
              <li key={id}>
                <a href={to.newsArticle(id)}>
                  <Local zh={title} en={titleEn} />
                </a>
                <time dateTime={publishedAt}>{date(publishedAt).slice(5)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
