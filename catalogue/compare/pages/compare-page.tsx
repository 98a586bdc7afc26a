import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { CompareAdd } from './compare-add.tsx'
import { CompareEmpty } from './compare-empty.tsx'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import { loadCompare } from './load-compare.ts'
import { useUnits } from '#catalogue/goods/pages/use-units.ts'
import styles from './compare-page.module.css'

export const loader = loadCompare

export const meta: MetaOf<typeof loader> = (_, t) => ({
  title: t('productDetail.compare'),
  description: t('comparing.compareIntro'),
  noIndex: true,
})

export default function ComparePage() {
  const t = useT()
  const { products, gone, similar } = usePageData<typeof loader>()
  const system = useUnits()
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumbs
          label={t('layout.breadcrumbs')}
          items={[
            { label: t('layout.home'), href: to.home() },
            { label: t('layout.productSearch'), href: to.search() },
            { label: t('productDetail.compare') },
          ]}
        />
        <h1>{t('productDetail.compare')}</h1>
        <p className="muted">{t('comparing.compareIntro')}</p>
      </header>
      {gone > 0 && <Notice>{t('comparing.compareGone', { count: gone })}</Notice>}
      {products.length === 0 ? (
        <CompareEmpty />
      ) : (
        <>
          {products.length === 1 && <Notice>{t('comparing.compareOne')}</Notice>}
          <CompareTools products={products} system={system} />
          <CompareTable products={products} system={system} />
          <CompareAdd products={products} similar={similar} />
        </>
      )}
    </div>
  )
}
