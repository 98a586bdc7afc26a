import { to } from '#platform/contract/to.ts'
import type { Shop } from '../contract.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { ShopEmblem } from './shop-emblem.tsx'
import styles from './shop-tile.module.css'

interface ShopTileProps {
  shop: Pick<Shop, 'id' | 'nameCn' | 'nameEn' | 'enterpriseType' | 'cityCn' | 'cityEn' | 'productCount' | 'picture'>
}

/** A shop in passing: its sign, its name, what it is and how much it has. */
export function ShopTile({ shop }: ShopTileProps) {
  const t = useT()
  return (
    <a href={to.shop(shop.id)} className={styles.tile}>
      <ShopEmblem shop={shop} />
      <span className={styles.text}>
        <strong>
          <Local zh={shop.nameCn} en={shop.nameEn} />
        </strong>
        <span>
          {kindLabel(t, 'ShopType', shop.enterpriseType)} · {localised(t.locale, shop.cityCn, shop.cityEn).text}
        </span>
        <span>{t('shops.products', { count: shop.productCount })}</span>
      </span>
    </a>
  )
}
