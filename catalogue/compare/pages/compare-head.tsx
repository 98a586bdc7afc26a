import type { ProductDetail } from '#catalogue/goods/product.ts'
import { useLocation } from '#platform/web/router.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { withoutProduct } from '#catalogue/goods/pages/compare-address.ts'
import { EnquiryButton, GradeBadge, productHref, ProductTitle } from '#catalogue/goods/pages/product-figures.tsx'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import styles from './compare-table.module.css'

/** The products themselves; they stay in sight while the rows go by. */
export function CompareHead({ products }: { products: ProductDetail[] }) {
  const t = useT()
  const { search } = useLocation()
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t('productDetail.property')}</span>
        </th>
        {products.map((product) => {
          const title = localisedTitle(product, t).text
          return (
            <th key={product.id} scope="col">
              <div className={styles.product}>
                <StoredPicture picture={product.picture} ratio="4:3" sizes="4rem" className={styles.picture} />
                <div>
                  <GradeBadge grade={product.grade} />
                  <a href={productHref(product)} className={styles.title}>
                    <ProductTitle item={product} />
                  </a>
                </div>
                <a
                  href={withoutProduct(search, product.id)}
                  aria-label={t('comparing.removeTitle', { title })}
                  title={t('comparing.removeTitle', { title })}
                  className={styles.remove}
                >
                  <Icon name="close" size={16} />
                </a>
              </div>
              <EnquiryButton item={product} className={styles.enquire} />
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
