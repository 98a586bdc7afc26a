import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { DotMap } from '#platform/ui/dot-map.tsx'
import { ExhibitionCard } from '#content/exhibitions/pages/exhibition-card.tsx'
import { ArticleCard } from '#platform/web/article-card.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './home-sections.module.css'
import type { HomeData } from './load-home.ts'
import { CaseCard } from '#catalogue/cases/pages/case-card.tsx'
import { ShopTile } from '#catalogue/shops/pages/shop-tile.tsx'

export function Exhibitions({ exhibitions }: Pick<HomeData, 'exhibitions'>) {
  const t = useT()
  const fairs = exhibitions.flatMap(({ position, city, cityEn }, at) =>
    position ? [{ ...position, name: localised(t.locale, city, cityEn).text, strong: at === 0 }] : [],
  )
  return (
    <HomeSection title={t('home.exhibitions')}>
      <div className={styles.exhibitions}>
        <div>
          {exhibitions.map((exhibition) => (
            <ExhibitionCard key={exhibition.id} exhibition={exhibition} />
          ))}
        </div>
        <DotMap
          region="world"
          label={t('home.exhibitionMap', { cities: fairs.map(({ name }) => name).join(', ') })}
          points={fairs}
        />
      </div>
    </HomeSection>
  )
}

export function LatestNews({ news }: Pick<HomeData, 'news'>) {
  const t = useT()
  return (
    <HomeSection title={t('news.latest')} more={{ href: to.news(), label: t('news.seeAll') }}>
      <ul className={styles.news}>
        {news.map((item, at) => (
          <li key={item.id}>
            <ArticleCard item={item} href={to.newsArticle(item.id)} large={at === 0} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

export function Labels({ labels }: Pick<HomeData, 'labels'>) {
  const t = useT()
  return (
    <HomeSection title={t('home.labels')}>
      <ul className={styles.labels}>
        {labels.map(({ id, name, nameEn }) => (
          <li key={id}>
            <a href={to.search({ lableIds: id })}>
              <Local zh={name} en={nameEn} />
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

export function Partners() {
  const t = useT()
  const partners = useRoot()?.site.partnerLinks ?? []
  if (partners.length === 0) return null
  return (
    <HomeSection title={t('home.partners')}>
      <ul className={styles.partners}>
        {partners.map(({ name, nameEn, url }) => (
          <li key={url}>
            <a href={url} rel="noopener nofollow">
              <Local zh={name} en={nameEn} />
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

export function Shops({ shops }: Pick<HomeData, 'shops'>) {
  const t = useT()
  return (
    <HomeSection title={t('home.shops')} more={{ href: to.shops(), label: t('home.moreShops') }}>
      <ul className={styles.shops}>
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopTile shop={shop} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

export function Cases({ cases }: Pick<HomeData, 'cases'>) {
  const t = useT()
  return (
    <HomeSection title={t('home.cases')} more={{ href: to.cases(), label: t('home.moreCases') }}>
      <ul className={styles.cases}>
        {cases.map((item) => (
          <li key={item.id}>
            <CaseCard item={item} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
