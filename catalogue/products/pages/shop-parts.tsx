import { to } from '#platform/contract/to.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { ShopDetail } from '#catalogue/shops/contract.ts'
import styles from './shop-parts.module.css'

/** Who sells it. */
export function ShopParts({ shop }: { shop: ShopDetail }) {
  const t = useT()
  const say = (zh: string | null, en: string | null) => localised(t.locale, zh, en).text
  const place = [say(shop.cityCn, shop.cityEn), say(shop.countryName, shop.countryNameEn)]
  const facts = [
    { term: t('productDetail.shopType'), value: kindLabel(t, 'ShopType', shop.enterpriseType) },
    { term: t('productDetail.place'), value: place.join(t.locale === 'zh-CN' ? '，' : ', ') },
    { term: t('productDetail.established'), value: shop.establishedYear },
  ]
  return (
    <>
      <h2>{t('productDetail.seller')}</h2>
      <p className={styles.name}>
        {shop.picture ? <StoredPicture picture={shop.picture} ratio="1:1" sizes="2.5rem" /> : <Icon name="shop" />}
        <a href={to.shop(shop.id)}>
          <Local zh={shop.nameCn} en={shop.nameEn} />
        </a>
      </p>
      {shop.selfSupportFlag && <p className="muted">{t('productDetail.ownBrand')}</p>}
      <DescriptionList items={facts} className={styles.facts} />
      <p className={styles.links}>
        <a href={to.shop(shop.id)}>{t('productDetail.toShop')}</a>
        <a href={to.shopProducts(shop.id)}>{t('productDetail.shopProducts')}</a>
      </p>
    </>
  )
}
