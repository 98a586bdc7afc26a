import type { ReactNode } from 'react'
import type { Picture } from '#platform/contract/picture.ts'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import styles from './goods-cell.module.css'

export const GoodsThumbnail = ({ picture }: { picture: Picture }) => (
  <StoredPicture picture={picture} ratio="1:1" sizes="3rem" className={styles.thumbnail} />
)

/** Goods in a table or form: a thumbnail, and what is said of them beside it. */
export const GoodsCell = ({ picture, children }: { picture: Picture | null; children: ReactNode }) => (
  <div className={styles.goods}>
    {picture && <GoodsThumbnail picture={picture} />}
    {children}
  </div>
)
