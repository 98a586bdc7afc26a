import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import type { ShopDetail } from '../contract.ts'
import { to } from '#platform/contract/to.ts'
import styles from './shop-home.module.css'

export function ShopProfile({ shop, productsHref }: { shop: ShopDetail; productsHref: string }) {
  const t = useT()
  return (
    <section className={styles.profile}>
      <div>
        <h2>{t('shops.profile')}</h2>
        <p className={styles.about}>
          <Local zh={shop.description} en={shop.descriptionEn} />
        </p>
        {shop.certificates.length > 0 && <p className="muted">{shop.certificates.join(' · ')}</p>}
        <p>
          <a href={to.shopAbout(shop.id)}>
            {t('shops.about', { name: localised(t.locale, shop.nameCn, shop.nameEn).text })}
          </a>
        </p>
        {shop.categoryList.length > 0 && (
          <>
            <h3>{t('shops.sells')}</h3>
            <ul className={styles.sells}>
              {shop.categoryList.map(({ id, name, nameEn, count }) => (
                <li key={id}>
                  <a href={`${productsHref}&categoryIds=${id}`}>
                    <Local zh={name} en={nameEn} /> <small className="muted">{count}</small>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {shop.banner && (
        <StoredPicture picture={shop.banner} ratio="16:9" sizes="(max-width: 1023px) 100vw, 640px" priority />
      )}
    </section>
  )
}
