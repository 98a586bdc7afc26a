import cards from '#catalogue/cases/pages/case-card.module.css'
import { Drawn } from '#platform/web/drawn-part.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import type { ProductData } from './load-product.ts'
import styles from './product-view.module.css'

/** Nothing at all where there is no case of this kind of material. */
export function RelatedCases({ cases }: { cases: ProductData['drawn']['cases'] }) {
  const t = useT()
  if (!cases) return null
  return (
    <ProductSection id="cases" title={t('productDetail.cases')}>
      <Drawn part={cases} styles={[cards]} className={styles.three} />
    </ProductSection>
  )
}
