import type { Shop } from '#contract/shops.ts'
import { useT } from '#web/lib/i18n.tsx'
import { StoredPicture } from '#web/lib/stored-picture.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import styles from './shop-card.module.css'

interface ShopEmblemProps {
  shop: Pick<Shop, 'picture' | 'nameCn' | 'nameEn'>
  priority?: boolean
}

export function ShopEmblem({ shop, priority }: ShopEmblemProps) {
  const t = useT()
  if (!shop.picture) return <Avatar name={t.locale === 'zh-CN' ? shop.nameCn : shop.nameEn} size="lg" />
  return <StoredPicture picture={shop.picture} ratio="1:1" sizes="64px" priority={priority} className={styles.emblem} />
}
