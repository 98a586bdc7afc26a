import { SubjectList } from '#catalogue/subjects/pages/subject-list.tsx'
import { CategoryList } from './category-list.tsx'
import { SectionContent } from './home-section.tsx'
import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { DotMap } from '#platform/ui/dot-map.tsx'
import { ExhibitionCard } from '#content/exhibitions/pages/exhibition-card.tsx'
import { ArticleCard } from '#platform/web/article-card.tsx'
import styles from './home-sections.module.css'
import type { HomeIndex } from '../contract.ts'
import { CaseCard } from '#catalogue/cases/pages/case-card.tsx'
import { ShopTile } from '#catalogue/shops/pages/shop-tile.tsx'
import { PriceTable } from './price-table.tsx'

type MaterialsProps = Pick<HomeIndex, 'categories' | 'productCount' | 'shopCount'>

export function Materials({ categories, productCount, shopCount }: MaterialsProps) {
  const t = useT()
  return (
    <SectionContent
      title={t('home.materials')}
      note={t('home.figures', { products: productCount, shops: shopCount })}
      more={{ href: to.search(), label: t('home.allMaterials') }}
    >
      <CategoryList categories={categories} look="grid" />
    </SectionContent>
  )
}

export const Subjects = ({ subjects }: Pick<HomeIndex, 'subjects'>) => (
  <SectionContent title={useT()('home.subjects')}>
    <SubjectList subjects={subjects} />
  </SectionContent>
)

export function Market({ prices }: Pick<HomeIndex, 'prices'>) {
  const t = useT()
  return (
    <SectionContent title={t('home.market')} note={t('home.marketText')}>
      <PriceTable prices={prices} />
    </SectionContent>
  )
}

export function Exhibitions({ exhibitions }: Pick<HomeIndex, 'exhibitions'>) {
  const t = useT()
  const fairs = exhibitions.flatMap(({ position, city, cityEn }, at) =>
    position ? [{ ...position, name: localised(t.locale, city, cityEn).text, strong: at === 0 }] : [],
  )
  return (
    <SectionContent title={t('home.exhibitions')}>
      <div id="exhibitions" className={styles.exhibitions}>
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
    </SectionContent>
  )
}

export function LatestNews({ news }: Pick<HomeIndex, 'news'>) {
  const t = useT()
  return (
    <SectionContent title={t('news.latest')} more={{ href: to.news(), label: t('news.seeAll') }}>
      <ul className={styles.news}>
        {news.map((item, at) => (
          <li key={item.id}>
            <ArticleCard item={item} href={to.newsArticle(item.id)} large={at === 0} />
          </li>
        ))}
      </ul>
    </SectionContent>
  )
}

export function Labels({ labels }: Pick<HomeIndex, 'labels'>) {
  const t = useT()
  return (
    <SectionContent title={t('home.labels')}>
      <ul className={styles.labels}>
        {labels.map(({ id, name, nameEn }) => (
          <li key={id}>
            <a href={to.search({ lableIds: id })}>
              <Local zh={name} en={nameEn} />
            </a>
          </li>
        ))}
      </ul>
    </SectionContent>
  )
}

export function Shops({ shops }: Pick<HomeIndex, 'shops'>) {
  const t = useT()
  return (
    <SectionContent title={t('home.shops')} more={{ href: to.shops(), label: t('home.moreShops') }}>
      <ul className={styles.shops}>
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopTile shop={shop} />
          </li>
        ))}
      </ul>
    </SectionContent>
  )
}

export function Cases({ cases }: Pick<HomeIndex, 'cases'>) {
  const t = useT()
  return (
    <SectionContent title={t('home.cases')} more={{ href: to.cases(), label: t('home.moreCases') }}>
      <ul className={styles.cases}>
        {cases.map((item) => (
          <li key={item.id}>
            <CaseCard item={item} />
          </li>
        ))}
      </ul>
    </SectionContent>
  )
}
