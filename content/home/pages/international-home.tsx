import { Fragment } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import type { HomeData } from './load-home.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import type { HomeParts } from './home-parts.ts'
import styles from './home.module.css'

/** For a buyer from far away: the finder before all else, then what is sold, and who is behind it. */
export function InternationalHome({ index, parts }: { index: HomeData; parts: HomeParts }) {
  const t = useT()
  return (
    <>
      <div className={styles.hero}>
        <div className="container">
          <h1>{t('home.heroTitle')}</h1>
          {parts.find}
        </div>
      </div>
      <div className={`container ${styles.page}`}>
        {index.sections.map((name, at) => (
          <Fragment key={name}>
            {at === 1 && <BannerCarousel banners={index.banners} framed />}
            {parts.sections[name]}
          </Fragment>
        ))}
      </div>
    </>
  )
}
