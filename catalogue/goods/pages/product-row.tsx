import type { ReactNode } from 'react'
import type { ProductItem } from '../product.ts'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import {
  EnquiryButton,
  productHref,
  ProductPrice,
  ProductStock,
  ProductTags,
  ProductTitle,
} from './product-figures.tsx'
import styles from './product-row.module.css'

/** A product in a list of the user centre: what it is, what it costs, and what to do with it. */
export const ProductRow = ({ item, actions }: { item: ProductItem; actions?: ReactNode }) => (
  <li className={styles.row}>
    <StoredPicture picture={item.picture} ratio="4:3" sizes="8rem" className={styles.picture} />
    <div className={styles.text}>
      <h3>
        <a href={productHref(item)}>
          <ProductTitle item={item} />
        </a>
      </h3>
      <p>
        <ProductTags item={item} />
      </p>
    </div>
    <div className={styles.terms}>
      <ProductPrice price={item.price} />
      <ProductStock item={item} />
    </div>
    <div className={styles.actions}>
      <EnquiryButton item={item} />
      {actions}
    </div>
  </li>
)
