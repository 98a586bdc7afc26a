import { constants } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Tabs } from '#platform/ui/tabs.tsx'
import { loadSearch } from './load-search.ts'
import type { SearchPlace } from './search-place.ts'
import { searchMeta } from './search-meta.ts'
import { SearchView } from './search-view.tsx'
import styles from './search-view.module.css'

const path = to.selfRun()
const blending = String(constants.blendingAgentProductFiledType)
const blendingPath = `${path}?productFiledType=${blending}`

const ownBrand: SearchPlace = {
  path,
  detail: to.product.path,
  fixed: { selfSupportFlag: constants.selfSupportFlag },
  limit: constants.selfSupportLimit,
}
const blendingAgents: SearchPlace = {
  ...ownBrand,
  fixed: { productFiledType: constants.blendingAgentProductFiledType },
  limit: constants.blendingAgentLimit,
}

/** The blending agents are the other section of this page; the address says which one is shown. */
const placeOf = (search: string) =>
  new URLSearchParams(search).get('productFiledType') === blending ? blendingAgents : ownBrand

export async function loader(visit: Visit) {
  const { api, url } = visit
  const place = placeOf(url.search)
  const other = place === ownBrand ? blendingAgents : ownBrand
  const [data, { totalCount }] = await Promise.all([
    loadSearch(visit, place),
    api.products.list({ ...other.fixed, limit: 0 }),
  ])
  return { ...data, otherCount: totalCount }
}

export const meta: MetaOf<typeof loader> = (data, t) => {
  const place = placeOf(data.search)
  return searchMeta(data, place, t, t(place === ownBrand ? 'layout.selfRun' : 'products.blendingAgents'))
}

export default function SelfRunPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const place = placeOf(data.search)
  const own = place === ownBrand
  const [ownCount, blendingCount] = own
    ? [data.found.totalCount, data.otherCount]
    : [data.otherCount, data.found.totalCount]
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('layout.selfRun')}</h1>
        <p className="muted">{t(own ? 'finder.selfRunIntro' : 'finder.blendingIntro')}</p>
      </header>
      <Tabs
        label={t('products.sections')}
        items={[
          { href: path, label: t('products.selfRun'), count: ownCount, current: own },
          { href: blendingPath, label: t('products.blendingAgents'), count: blendingCount, current: !own },
        ]}
      />
      <SearchView key={own ? 'own' : 'blending'} place={place} data={data} />
    </div>
  )
}
