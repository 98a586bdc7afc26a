import { to } from '#platform/contract/to.ts'
import type { Shop } from '../contract.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Badge, Tag } from '#platform/ui/badge.tsx'
import { Band } from '#platform/ui/band.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { ShopEmblem } from './shop-emblem.tsx'
import { placeOf } from './shop-place.ts'
import styles from './shop-card.module.css'

interface ShopCardProps {
  shop: Shop
  priority?: boolean
}

/** A shop in a list: who and where it is, what it sells, and some of its goods. */
export function ShopCard({ shop, priority }: ShopCardProps) {
  const t = useT()
  return (
    <Band as="article" className={styles.card}>
      <ShopEmblem shop={shop} priority={priority} />
      <div className={styles.name}>
        <h3>
          <a href={to.shop(shop.id)}>
            <Local zh={shop.nameCn} en={shop.nameEn} />
          </a>
        </h3>
        <p className={styles.facts}>
          {shop.selfSupportFlag && <Badge tone="brand">{t('shops.own')}</Badge>}
          <span>{kindLabel(t, 'ShopType', shop.enterpriseType)}</span>
          <span>{t('shops.since', { year: shop.establishedYear })}</span>
        </p>
        <p className={styles.place}>
          <Icon name="pin" size={16} />
          {placeOf(shop, t.locale)}
        </p>
      </div>
      <p className={styles.about}>
        <Local zh={shop.description} en={shop.descriptionEn} />
      </p>
      <p className={styles.sells}>
        {shop.categoryList.slice(0, 4).map(({ id, name, nameEn }) => (
          <Tag key={id}>
            <Local zh={name} en={nameEn} />
          </Tag>
        ))}
        {shop.productCount === 0 && <Tag>{t('shops.services')}</Tag>}
      </p>
      <footer className={styles.foot}>
        <span>
          <span className="muted">{t('shops.markets')}</span> <Local zh={shop.mainMarkets} en={shop.mainMarketsEn} />
        </span>
        {shop.productCount > 0 && <b>{t('shops.products', { count: shop.productCount })}</b>}
      </footer>
      {shop.productPictures.length > 0 && (
        <div className={styles.goods}>
          {shop.productPictures.map((picture, at) => (
            // Two products may show the same picture.
            <StoredPicture key={at} picture={picture} ratio="4:3" sizes="(max-width: 640px) 30vw, 7rem" />
          ))}
        </div>
      )}
    </Band>
  )
}
