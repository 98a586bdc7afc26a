import { Fragment } from 'react'
import type { HomeIndex } from '../contract.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import type { HomeParts } from './home-parts.ts'
import styles from './home.module.css'

/** For a buyer from far away: what this is, how to find a grade, how buying works, who is behind it. */
export function InternationalHome({ index, parts }: { index: HomeIndex; parts: HomeParts }) {
  return (
    <>
      <BannerCarousel banners={index.banners} />
      <div className={classNames('container', styles.page, index.banners.length > 0 && styles.overlap)}>
        {parts.find}
        {index.sections.map((name) => (
          <Fragment key={name}>{parts.sections[name]}</Fragment>
        ))}
      </div>
    </>
  )
}
