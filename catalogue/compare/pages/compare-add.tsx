import { to } from '#platform/contract/to.ts'
import type { ProductDetail, ProductItem } from '#catalogue/goods/product.ts'
import { useLocation } from '#platform/web/router.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { withProduct } from '#catalogue/goods/pages/compare-address.ts'
import { mostCompared, useCompareBasket } from '#catalogue/goods/pages/compare-basket.ts'
import { ProductTitle } from '#catalogue/goods/pages/product-figures.tsx'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import styles from './compare-page.module.css'

/** Grades that could stand beside these, and the way to others. */
export function CompareAdd({ products, similar }: { products: ProductDetail[]; similar: ProductItem[] }) {
  const t = useT()
  const { search } = useLocation()
  const { clear, put } = useCompareBasket()
  if (products.length >= mostCompared) return null
  // The search goes on with what is compared here.
  const carry = () => {
    clear()
    for (const product of products) put({ id: product.id, title: localisedTitle(product, t).text })
  }
  return (
    <section aria-labelledby="add-title" className={styles.add}>
      <h2 id="add-title">{t('comparing.addSimilar')}</h2>
      <ul>
        {similar.map((item) => (
          <li key={item.id}>
            <a
              href={withProduct(search, item.id)}
              aria-label={t('comparing.addTitle', { title: localisedTitle(item, t).text })}
            >
              <Icon name="plus" size={16} />
              <ProductTitle item={item} />
            </a>
          </li>
        ))}
        <li>
          <a href={to.search()} onClick={carry}>
            <Icon name="search" size={16} />
            {t('comparing.addOther')}
          </a>
        </li>
      </ul>
    </section>
  )
}
