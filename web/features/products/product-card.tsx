import type { ProductItem } from '#contract/product.ts'
import { Local } from '#web/lib/i18n.tsx'
import { StoredPicture } from '#web/lib/stored-picture.tsx'
import { CompareCheckbox } from './compare-bar.tsx'
import {
  EnquiryButton,
  productHref,
  ProductPrice,
  ProductStock,
  ProductTags,
  ProductTitle,
  PropertyFigure,
} from './product-figures.tsx'
import styles from './product-card.module.css'

interface ProductCardProps {
  item: ProductItem
  /** The page that shows one product. */
  detail?: string
  priority?: boolean
  /** Parameter code → unit to show it in. */
  units?: ReadonlyMap<string, string>
}

/** A card in a grid; on a phone the same markup is a compact row. */
export function ProductCard({ item, detail, priority, units }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <StoredPicture
        picture={item.picture}
        ratio="4:3"
        sizes="(max-width: 640px) 6rem, (max-width: 1023px) 45vw, 20rem"
        priority={priority}
        className={styles.picture}
      />
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
              {property.condition && <small> {property.condition}</small>}
            </dt>
            <dd>
              <PropertyFigure property={property} unit={units?.get(property.code)} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.terms}>
        <ProductPrice price={item.price} />
        <span className={styles.stock}>
          <ProductStock item={item} />
        </span>
      </div>
      <div className={styles.actions}>
        <CompareCheckbox item={item} />
        <EnquiryButton item={item} />
      </div>
    </article>
  )
}
