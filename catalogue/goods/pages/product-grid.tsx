import type { ProductItem } from '../product.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  items: readonly ProductItem[]
  /** The page that shows one product. */
  detail?: string
  className?: string
}

export const ProductGrid = ({ items, detail, className }: ProductGridProps) => (
  <ul className={classNames(styles.grid, className)}>
    {items.map((item) => (
      <li key={item.id}>
        <ProductCard item={item} detail={detail} />
      </li>
    ))}
  </ul>
)
