import type { ListedItem } from '../listed-item.ts'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Button } from '#platform/ui/button.tsx'
import {
  EnquiryButton,
  productHref,
  ProductPrice,
  ProductStock,
  ProductTags,
  ProductTitle,
} from './product-figures.tsx'
import styles from './product-row.module.css'

interface RemoveButtonProps {
  /** Of the row in its list. */
  id: number
  label: string
}

const RemoveButton = ({ id, label }: RemoveButtonProps) => (
  <form method="post">
    <input type="hidden" name="ids" value={id} />
    <Button type="submit" size="sm" variant="quiet" icon="trash">
      {label}
    </Button>
  </form>
)

/** A product in a list of the user centre: what it is, what it costs, and what to do with it. */
export const ProductRow = ({ item, remove }: { item: ListedItem; remove?: RemoveButtonProps }) => (
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
      {remove && <RemoveButton {...remove} />}
    </div>
  </li>
)
