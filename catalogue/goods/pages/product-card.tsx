import { unitIn, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import type { ListedItem } from '../listed-item.ts'
import { Local } from '#platform/web/i18n.tsx'
import { Part } from '#platform/web/part.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { CompareCheckbox } from './compare-bar.tsx'
import { FavouriteSwitch } from './favourite-switch.tsx'
import {
  EnquiryButton,
  productHref,
  ProductPrice,
  ProductStock,
  ProductTags,
  ProductTitle,
  PropertyFigure,
} from './product-figures.tsx'
import { useUnits } from './use-units.ts'
import styles from './product-card.module.css'

type CardProperty = ListedItem['keyProperties'][number]

interface ProductCardProps {
  item: ListedItem
  /** The page that shows one product. */
  detail?: string
  priority?: boolean
  /** Parameter code → unit to show it in. */
  units?: Record<string, string>
}

/** Framed in a grid; on a phone a row between rules. */
export function ProductCard({ item, detail, priority, units }: ProductCardProps) {
  const system = useUnits()
  return (
    <article className={styles.card}>
      <StoredPicture picture={item.picture} ratio="4:3" sizes="6.5rem" priority={priority} className={styles.picture} />
      <h3 className={styles.title}>
        <a href={productHref(item, detail)}>
          <ProductTitle item={item} />
        </a>
      </h3>
      <p className={styles.tags}>
        <ProductTags item={item} />
      </p>
      <dl className={styles.properties}>
        {item.keyProperties.map((property) => (
          <div key={property.code}>
            <dt>
              <Local zh={property.name} en={property.nameEn} />
              <Condition property={property} system={system} />
            </dt>
            <dd>
              <PropertyFigure property={property} unit={units?.[property.code] ?? unitIn(system, property.unit)} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <ProductPrice price={item.price} />
        <EnquiryButton item={item} />
        <span className={styles.stock}>
          <ProductStock item={item} />
        </span>
        <span className={styles.choices}>
          <FavouriteSwitch item={item} />
          <CompareCheckbox item={item} />
        </span>
      </div>
    </article>
  )
}

const reads = ['units', 'quantity', 'unit']

/** One of a list. */
export const CardCell = (props: ProductCardProps) => <Part as="li" of={ProductCard} props={props} reads={reads} />

/** Room temperature is the normal case; only other conditions are worth the room. */
const Condition = ({ property: { condition, at }, system }: { property: CardProperty; system: UnitSystem }) =>
  condition && !condition.startsWith('23 °C') ? <small>{` ${at?.[system] ?? condition}`}</small> : null
