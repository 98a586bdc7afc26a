import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import type { ShopHome } from './load-shop-home.ts'
import { ShopFacts } from './shop-facts.tsx'
import { to } from '#platform/contract/to.ts'
import styles from './shop-home.module.css'

/** Who they are, and what is known of them. */
export function ShopProfile({ home, productsHref }: { home: ShopHome; productsHref: string }) {
  const { shop } = home
  const t = useT()
  return (
    <section className={styles.profile}>
      <div>
        <h2>{t('shops.profile')}</h2>
        <p className={styles.about}>
          <Local zh={shop.description} en={shop.descriptionEn} />
        </p>
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
      <ShopFacts home={home} />
    </section>
  )
}
