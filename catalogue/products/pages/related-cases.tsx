import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import styles from './product-view.module.css'

/** Nothing at all where there is no case of this kind of material. */
export function RelatedCases({ children }: { children: ReactNode[] }) {
  const t = useT()
  if (children.length === 0) return null
  return (
    <ProductSection id="cases" title={t('productDetail.cases')}>
      <div className={styles.three}>{children}</div>
    </ProductSection>
  )
}
