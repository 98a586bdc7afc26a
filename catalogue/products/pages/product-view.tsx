import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { CompareBar } from '#catalogue/goods/pages/compare-bar.tsx'
import { DocumentList } from './document-list.tsx'
import type { ProductData } from './load-product.ts'
import { LotList, soldByLot } from './lot-list.tsx'
import { OrderBox } from './order-box.tsx'
import { PackingTable } from './packing-table.tsx'
import { PhoneBar, SummaryBar } from './summary-bar.tsx'
import { ProductGrid } from '#catalogue/goods/pages/product-grid.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import { PropertySection } from './property-section.tsx'
import { SubstituteList } from '#catalogue/compare/pages/substitute-list.tsx'
import { useOrder } from './use-order.ts'
import { useUnits } from '#catalogue/goods/pages/use-units.ts'
import { Drawn } from '#platform/web/drawn-part.tsx'
import styles from './product-view.module.css'
import shopBox from './shop-parts.module.css'
import strips from './strips.module.css'

interface ProductViewProps {
  data: ProductData
  /** The page that shows one product. */
  detail: string
  crumbs?: ReactNode
  /** Puts the product aside for later. */
  keep: ReactNode
  /** Further sections. */
  children: ReactNode
}

export function ProductView({ data, detail, crumbs, keep, children }: ProductViewProps) {
  const t = useT()
  const { product, similar, substitutes, drawn } = data
  const system = useUnits()
  const order = useOrder(product)
  const hasLots = soldByLot(product)
  const sections = [
    { id: 'properties', title: t('productDetail.properties') },
    ...(hasLots ? [{ id: 'lots', title: t('productDetail.lots') }] : []),
    { id: 'packing', title: t('productDetail.packing') },
    { id: 'documents', title: t('productDetail.documents') },
    { id: 'substitutes', title: t('productDetail.substitutes') },
  ]
  return (
    <article className={styles.page}>
      <div className={`container ${styles.top}`}>
        {crumbs}
        <div className={styles.hero}>
          <ProductHead product={product} system={system} />
          <ProductGallery product={product}>
            {drawn.strips && <Drawn as="section" part={drawn.strips} className={strips.signature} />}
          </ProductGallery>
          <OrderBox product={product} order={order} keep={keep} formKey={data.formKey} mail={data.mail} />
        </div>
      </div>
      <SummaryBar product={product} order={order} sections={sections} />
      <div className={`container ${styles.sections}`}>
        <PropertySection properties={product.properties} system={system} />
        <PropertySection properties={product.properties} system={system} processing />
        {hasLots && <LotList product={product} documents={data.documents} system={system} formKey={data.formKey} />}
        <PackingTable product={product} order={order} />
        <div className={styles.pair}>
          <DocumentList product={product} documents={data.documents} system={system} />
          <Drawn as="aside" part={drawn.shop} aria-label={t('productDetail.seller')} className={shopBox.box} />
        </div>
        <SubstituteList product={product} substitutes={substitutes} system={system} detail={detail} />
        {similar.length > 0 && (
          <ProductSection id="similar" title={t('productDetail.similar')}>
            <ProductGrid items={similar} detail={detail} />
          </ProductSection>
        )}
        {children}
      </div>
      <CompareBar above />
      <PhoneBar product={product} order={order} />
    </article>
  )
}
