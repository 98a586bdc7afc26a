import type { Shop } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import styles from './shop-emblem.module.css'

interface ShopEmblemProps {
  shop: Pick<Shop, 'picture' | 'nameCn' | 'nameEn'>
  priority?: boolean
}

export function ShopEmblem({ shop, priority }: ShopEmblemProps) {
  const t = useT()
  if (!shop.picture) return <Avatar name={t.locale === 'zh-CN' ? shop.nameCn : shop.nameEn} size="lg" />
  return <StoredPicture picture={shop.picture} ratio="1:1" sizes="64px" priority={priority} className={styles.emblem} />
}
