import { classNames } from '#platform/ui/class-names.ts'
import { ProductCard, type CardItem } from './product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  items: readonly CardItem[]
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
