import { constants } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { loadSearch } from './load-search.ts'
import type { SearchPlace } from './search-place.ts'
import { searchMeta } from './search-meta.ts'
import { SearchView } from './search-view.tsx'
import { SubjectList } from '#catalogue/subjects/pages/subject-list.tsx'
import styles from './search-view.module.css'

const place: SearchPlace = {
  path: to.newMaterials(),
  detail: to.product.path,
  fixed: { newFlag: 1, grade: [constants.newMaterialGrade] },
  limit: 20,
}

export async function loader(visit: Visit) {
  const [data, subjects] = await Promise.all([loadSearch(visit, place), visit.api.products.subjects()])
  return { ...data, subjects }
}

export const meta: MetaOf<typeof loader> = (data, t) => searchMeta(data, place, t, t('layout.newMaterials'))

export default function NewMaterialPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('layout.newMaterials')}</h1>
        <p className="muted">{t('finder.newIntro')}</p>
      </header>
      <SubjectList subjects={data.subjects} />
      <SearchView place={place} data={data} />
    </div>
  )
}
