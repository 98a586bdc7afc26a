import type { ProductDetail } from '#contract/product.ts'
import { Local, useT } from '#web/lib/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './shop-box.module.css'

/** Who sells it. */
export function ShopBox({ product }: { product: ProductDetail }) {
  const t = useT()
  return (
    <aside aria-label={t('productDetail.seller')} className={styles.box}>
      <h2>{t('productDetail.seller')}</h2>
      <p className={styles.name}>
        <Icon name="shop" />
        <a href={`/shop/home?id=${product.shopId}`}>
          <Local zh={product.shopName} en={product.shopNameEn} />
        </a>
      </p>
      {product.selfSupportFlag && <p className="muted">{t('productDetail.ownBrand')}</p>}
      <p className={styles.links}>
        <a href={`/shop/home?id=${product.shopId}`}>{t('productDetail.toShop')}</a>
        <a href={`/product/search?shopId=${product.shopId}`}>{t('productDetail.shopProducts')}</a>
      </p>
    </aside>
  )
}
