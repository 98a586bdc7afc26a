import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { DotMap } from '#platform/ui/dot-map.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { placeOf } from './shop-place.ts'
import type { ShopDetail } from '../contract.ts'
import styles from './shop-about.module.css'

export function ShopContact({ shop }: { shop: ShopDetail }) {
  const t = useT()
  const city = localised(t.locale, shop.cityCn, shop.cityEn).text
  const country = localised(t.locale, shop.countryName, shop.countryNameEn).text
  return (
    <aside>
      {shop.position && (
        <section>
          <h2>{t('shops.map')}</h2>
          <figure className={styles.map}>
            <DotMap
              label={t('shops.mapLabel', { city, country })}
              points={[{ ...shop.position, name: city, strong: true }]}
            />
            <figcaption>{placeOf(shop, t.locale)}</figcaption>
          </figure>
        </section>
      )}
      <section className={styles.contact}>
        <h2>{t('shops.contact')}</h2>
        <p>
          <Icon name="mail" />
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </p>
        <p>
          <Icon name="phone" />
          <a href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</a>
        </p>
        <p className="muted">{t('shops.contactText')}</p>
        <LinkButton variant="enquiry" icon="enquiry" href={to.inquiry({ shopId: shop.id })}>
          {t('shops.enquire')}
        </LinkButton>
      </section>
    </aside>
  )
}
