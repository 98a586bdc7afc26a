import { Fragment } from 'react'
import { to } from '#platform/contract/to.ts'
import type { HomeData } from './load-home.ts'
import { date, money } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { CategoryList } from './category-list.tsx'
import type { HomeParts } from './home-parts.ts'
import styles from './home.module.css'

interface ChineseHomeProps {
  index: HomeData
  parts: HomeParts
}

/** For a trader who comes every day: categories, numbers, prices and headlines on one board, then our own stock. */
export function ChineseHome({ index, parts }: ChineseHomeProps) {
  const t = useT()
  const middle = (
    <>
      <BannerCarousel banners={index.banners} framed />
      {parts.find}
    </>
  )
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="visually-hidden">{t('home.heroTitle')}</h1>
      {index.categories.length > 0 ? (
        <div className={styles.board}>
          <CategoryList categories={index.categories} look="menu" />
          <div className={styles.middle}>{middle}</div>
          <Ticker news={index.news} prices={index.prices} />
        </div>
      ) : (
        middle
      )}
      {index.sections.map((name) => (
        <Fragment key={name}>{parts.sections[name]}</Fragment>
      ))}
    </div>
  )
}

function Ticker({ news, prices }: Pick<HomeData, 'news' | 'prices'>) {
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
                <dd>{money(t, median, currency)}</dd>
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
