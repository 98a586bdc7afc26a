import { classNames } from '#platform/ui/class-names.ts'
import type { ListedItem } from '../listed-item.ts'
import { CardCell } from './product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  items: readonly ListedItem[]
  /** The page that shows one product. */
  detail?: string
  className?: string
}

export const ProductGrid = ({ items, detail, className }: ProductGridProps) => (
  <ul className={classNames(styles.grid, className)}>
    {items.map((item) => (
      <CardCell key={item.id} item={item} detail={detail} />
    ))}
  </ul>
)
