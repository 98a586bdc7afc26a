import { to } from '#platform/contract/to.ts'
import type { ShopDetail } from '../contract.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { ShopEmblem } from './shop-emblem.tsx'
import { shopCrumbs } from './shop-json-ld.ts'
import { placeOf } from './shop-place.ts'
import styles from './shop-head.module.css'

/** Above every page of one shop: its sign, its name and the way to its other pages. */
export function ShopHead({ shop, title }: { shop: ShopDetail; title?: string }) {
  const t = useT()
  const { pathname } = useLocation()
  const name = localised(t.locale, shop.nameCn, shop.nameEn)
  const tab = (path: string, label: string, count?: number) => ({
    href: `${path}?id=${shop.id}`,
    label,
    count,
    current: pathname.toLowerCase() === path,
  })
  return (
    <header className={styles.head}>
      <div className="container">
        <Breadcrumbs label={t('layout.breadcrumbs')} items={shopCrumbs(shop, t)} />
        <div className={styles.row}>
          <ShopEmblem shop={shop} priority />
          <div className={styles.name}>
            <h1 lang={name.lang}>{title ?? name.text}</h1>
            <p className={styles.facts}>
              {shop.selfSupportFlag && <Badge tone="brand">{t('shops.own')}</Badge>}
              <span>{kindLabel(t, 'ShopType', shop.enterpriseType)}</span>
              <span>
                <Icon name="pin" size={16} />
                {placeOf(shop, t.locale)}
              </span>
              <span>{t('shops.since', { year: shop.establishedYear })}</span>
              <span>
                <Icon name="globe" size={16} />
                <Local zh={shop.mainMarkets} en={shop.mainMarketsEn} />
              </span>
            </p>
          </div>
          <LinkButton variant="enquiry" icon="enquiry" href={to.inquiry({ shopId: shop.id })}>
            {t('shops.enquire')}
          </LinkButton>
        </div>
        <Tabs
          label={t('layout.shopNavigation')}
          className={styles.tabs}
          items={[
            tab(to.shop.path, t('layout.shopHome')),
            tab(to.shopProducts.path, t('layout.shopProducts'), shop.productCount),
            tab(to.shopAbout.path, t('layout.shopAbout')),
          ]}
        />
      </div>
    </header>
  )
}
