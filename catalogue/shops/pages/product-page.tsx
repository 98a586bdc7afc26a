import { to } from '#platform/contract/to.ts'
import { shops } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { loadSearch } from '#catalogue/finder/pages/load-search.ts'
import type { SearchPlace } from '#catalogue/finder/pages/search-place.ts'
import { SearchView } from '#catalogue/finder/pages/search-view.tsx'
import { ShopHead } from './shop-head.tsx'
import { shopJsonLd } from './shop-json-ld.ts'
import styles from './shops.module.css'

const path = to.shopProducts.path

const placeOf = (shopId: number): SearchPlace => ({
  path,
  start: `${path}?id=${shopId}`,
  detail: to.product.path,
  fixed: { shopId },
  limit: 20,
})

export async function loader(visit: Visit) {
  const { id } = readQuery(shops.detail, visit.url)
  const [shop, data] = await Promise.all([visit.api.shops.detail({ id }), loadSearch(visit, placeOf(id))])
  return { shop, data }
}

export const meta: MetaOf<typeof loader> = ({ shop }, t) => {
  const name = localised(t.locale, shop.nameCn, shop.nameEn).text
  return {
    title: t('shops.productsOf', { name }),
    description: localised(t.locale, shop.description, shop.descriptionEn).text,
    canonical: `${path}?id=${shop.id}`,
    jsonLd: shopJsonLd(shop, t),
  }
}

export default function ShopProductPage() {
  const t = useT()
  const { shop, data } = usePageData<typeof loader>()
  const name = localised(t.locale, shop.nameCn, shop.nameEn).text
  return (
    <>
      <ShopHead shop={shop} title={t('shops.productsOf', { name })} />
      <div className={`container ${styles.products}`}>
        <SearchView place={placeOf(shop.id)} data={data} />
      </div>
    </>
  )
}
