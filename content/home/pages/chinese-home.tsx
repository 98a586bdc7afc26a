import { Fragment } from 'react'
import type { HomeData } from './load-home.ts'
import { Drawn } from '#platform/web/drawn-part.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
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
      {index.board ? (
        <div className={styles.board}>
          <Drawn part={index.board.menu} className={styles.side} />
          <div className={styles.middle}>{middle}</div>
          <Drawn part={index.board.ticker} className={styles.side} />
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
