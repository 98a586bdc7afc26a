import { to } from '#platform/contract/to.ts'
import { shops } from '../contract.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { ShopHead } from './shop-head.tsx'
import { shopJsonLd } from './shop-json-ld.ts'
import { placeOf } from './shop-place.ts'
import { ShopContact } from './shop-contact.tsx'
import styles from './shop-about.module.css'

export const loader = ({ api, url }: Visit) => api.shops.detail(readQuery(shops.detail, url))

export const meta: MetaOf<typeof loader> = (shop, t) => {
  const name = localised(t.locale, shop.nameCn, shop.nameEn).text
  return {
    title: t('shops.about', { name }),
    description: localised(t.locale, shop.description, shop.descriptionEn).text,
    canonical: to.shopAbout(shop.id),
    jsonLd: shopJsonLd(shop, t),
  }
}

export default function ShopAboutPage() {
  const t = useT()
  const shop = usePageData<typeof loader>()
  const name = localised(t.locale, shop.nameCn, shop.nameEn).text
  return (
    <>
      <ShopHead shop={shop} title={t('shops.about', { name })} />
      <div className={`container ${styles.page}`}>
        <section>
          <h2>{t('shops.profile')}</h2>
          <p className={styles.about}>
            <Local zh={shop.description} en={shop.descriptionEn} />
          </p>
          <h2>{t('shops.facts')}</h2>
          <DescriptionList
            items={[
              { term: t('shops.type'), value: kindLabel(t, 'ShopType', shop.enterpriseType) },
              { term: t('shops.established'), value: shop.establishedYear },
              { term: t('shops.staff'), value: t('shops.staffCount', { count: shop.staff }) },
              { term: t('shops.markets'), value: <Local zh={shop.mainMarkets} en={shop.mainMarketsEn} /> },
              { term: t('shops.place'), value: placeOf(shop, t.locale) },
            ]}
          />
          <h2>{t('shops.certificates')}</h2>
          {shop.certificates.length === 0 ? (
            <p className="muted">{t('shops.noCertificates')}</p>
          ) : (
            <>
              <ul className={styles.certificates}>
                {shop.certificates.map((certificate) => (
                  <li key={certificate}>
                    <Icon name="shield" />
                    {certificate}
                  </li>
                ))}
              </ul>
              <p className="muted">{t('shops.certificatesText')}</p>
            </>
          )}
        </section>
        <ShopContact shop={shop} />
      </div>
    </>
  )
}
