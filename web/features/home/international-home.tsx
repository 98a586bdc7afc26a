import type { HomeIndex } from '#contract/home.ts'
import { useT } from '#web/lib/i18n.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { CategoryList } from './category-list.tsx'
import type { HomeParts } from './home-parts.ts'
import { HomeSection } from './home-section.tsx'
import { StepsOfBuying } from './steps-of-buying.tsx'
import styles from './home.module.css'

/** For a buyer from far away: what this is, how to find a grade, how buying works, who is behind it. */
export function InternationalHome({ index, parts }: { index: HomeIndex; parts: HomeParts }) {
  const t = useT()
  return (
    <>
      <BannerCarousel banners={index.banners} />
      <div className={`container ${styles.page} ${styles.overlap}`}>
        {parts.find}
        <HomeSection
          title={t('home.materials')}
          note={parts.figures}
          more={{ href: '/product/search', label: t('home.allMaterials') }}
        >
          <CategoryList categories={index.categories} look="grid" />
        </HomeSection>
        {parts.labels}
        {parts.recommended}
        <StepsOfBuying />
        {parts.shops}
        {parts.market}
        {parts.subjects}
        {parts.selfRun}
        {parts.newMaterials}
        {parts.cases}
        {parts.exhibitions}
        {parts.news}
        {parts.partners}
      </div>
    </>
  )
}
