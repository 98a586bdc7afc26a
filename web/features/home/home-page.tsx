import { constants } from '#contract/constants.ts'
import { Grade, valuesOf } from '#contract/enums.ts'
import { labelOf } from '#i18n/enum-labels.ts'
import { Local, useT } from '#web/lib/i18n.tsx'
import { usePageData, type MetaOf } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { NewsRow } from '../news/news-row.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { ExhibitionCard } from '../exhibitions/exhibition-card.tsx'
import styles from './home.module.css'

export async function loader({ api }: Visit) {
  const [banners, latest, exhibitions, labels] = await Promise.all([
    api.home.advertisements(),
    api.news.list({ limit: constants.latestNewsLimit }),
    api.exhibitions.list({ limit: 4 }),
    api.home.labels(),
  ])
  return { banners, news: latest.list, exhibitions: exhibitions.list, labels }
}

export const meta: MetaOf<typeof loader> = (_, t) => ({
  title: `${t('layout.brand')} – ${t('home.heroTitle')}`,
  description: t('layout.description'),
})

export default function HomePage() {
  const t = useT()
  const { banners, news, exhibitions, labels } = usePageData<typeof loader>()
  return (
    <>
      <h1 className="visually-hidden">{t('home.heroTitle')}</h1>
      <BannerCarousel banners={banners} />
      <div className={`container ${styles.page}`}>
        <section aria-label={t('home.materials')}>
          <h2>{t('home.materials')}</h2>
          <ul className={styles.grades}>
            {valuesOf(Grade).map((grade) => (
              <li key={grade}>
                <a href={`/product/search?grade=${grade}`} data-grade={grade}>
                  {labelOf(t, 'Grade', grade)}
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.labels} aria-label={t('home.labels')}>
            {labels.map(({ id, name, nameEn }) => (
              <li key={id}>
                <a href={`/product/search?lableIds=${id}`}>
                  <Local zh={name} en={nameEn} />
                </a>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.columns}>
          <section>
            <header className="split">
              <h2>{t('news.latest')}</h2>
              <a href="/news">{t('news.seeAll')}</a>
            </header>
            {news.map((item) => (
              <NewsRow key={item.id} item={item} />
            ))}
          </section>
          <section>
            <h2>{t('home.exhibitions')}</h2>
            {exhibitions.map((exhibition) => (
              <ExhibitionCard key={exhibition.id} exhibition={exhibition} />
            ))}
          </section>
        </div>
      </div>
    </>
  )
}
