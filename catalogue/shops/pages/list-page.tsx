import { to } from '#platform/contract/to.ts'
import { shops } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { ShopCard } from './shop-card.tsx'
import { ShopFilters } from './shop-filters.tsx'
import styles from './shops.module.css'

const sizes = [12, 24, 48] as const

export async function loader({ api, url }: Visit) {
  const { page, limit, ...filter } = readQuery(shops.list, url)
  const paging = { page, limit: url.searchParams.has('limit') ? limit : sizes[0] }
  const [banners, found, types, provinces, countries, categories, labels] = await Promise.all([
    api.home.shopBanners(),
    api.shops.list({ ...filter, ...paging }),
    api.shops.types(filter),
    api.shops.provinces(filter),
    api.shops.countries(filter),
    api.shops.categories(filter),
    api.shops.labelFacet(filter),
  ])
  return { banner: banners[0], found, filter, choices: { types, provinces, countries, categories, labels } }
}

export const meta: MetaOf<typeof loader> = ({ filter: { enterpriseType } }, t) => ({
  title: t('shops.title'),
  description: t('shops.intro'),
  canonical: enterpriseType === undefined ? to.shops() : to.shops({ enterpriseType }),
})

export default function ShopListPage() {
  const t = useT()
  const { banner, found, filter, choices } = usePageData<typeof loader>()
  const none = found.totalCount === 0 && Object.values(filter).every((value) => value === undefined)
  return (
    <>
      <header className={styles.hero}>
        {banner && <StoredPicture picture={banner.picture} sizes="100vw" priority className={styles.picture} />}
        <div className="container">
          <h1>{t('shops.title')}</h1>
          <p>{banner ? localised(t.locale, banner.title, banner.titleEn).text : t('shops.intro')}</p>
        </div>
      </header>
      <div className={`container ${styles.page}`}>
        {!none && <ShopFilters filter={filter} choices={choices} />}
        {!none && (
          <p role="status" className={styles.count}>
            {t('shops.found', { count: found.totalCount })}
          </p>
        )}
        {found.totalCount === 0 && (
          <EmptyState
            icon="shop"
            title={t(none ? 'shops.none' : 'shops.empty')}
            actions={
              <LinkButton variant="enquiry" icon="enquiry" href={to.inquiry()}>
                {t('shops.ask')}
              </LinkButton>
            }
          >
            {t(none ? 'shops.noneText' : 'shops.emptyText')}
          </EmptyState>
        )}
        <h2 className="visually-hidden">{t('shops.title')}</h2>
        <ul className={styles.grid}>
          {found.list.map((shop, index) => (
            <li key={shop.id}>
              <ShopCard shop={shop} priority={index < 2} />
            </li>
          ))}
        </ul>
        <ListPages {...found} sizes={sizes} />
      </div>
    </>
  )
}
