import { to } from '#platform/contract/to.ts'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Part } from '#platform/web/part.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { ShownSubstitute } from '../shown-substitute.ts'
import { productHref, ProductPrice, ProductTags, ProductTitle } from '#catalogue/goods/pages/product-figures.tsx'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import styles from './substitute-list.module.css'

interface SubstituteListProps {
  product: ProductDetail
  substitutes: ShownSubstitute[]
  system: UnitSystem
  detail: string
}

/** Other grades for the same part, each with what would be different. */
export function SubstituteList({ product, substitutes, system, detail }: SubstituteListProps) {
  const t = useT()
  return (
    <ProductSection
      id="substitutes"
      title={t('productDetail.substitutes')}
      intro={substitutes.length > 0 ? t('productDetail.substitutesIntro') : t('productDetail.noSubstitutes')}
    >
      <Part as="ul" className={styles.list} of={Items} props={{ id: product.id, substitutes, system, detail }} />
    </ProductSection>
  )
}

interface ItemsProps {
  /** Of what they would take the place of. */
  id: number
  substitutes: ShownSubstitute[]
  system: UnitSystem
  detail: string
}

const Items = ({ substitutes, ...rest }: ItemsProps) =>
  substitutes.map((substitute) => (
    <li key={substitute.product.id} className={styles.substitute}>
      <SubstituteParts substitute={substitute} {...rest} />
    </li>
  ))

interface SubstituteProps extends Omit<ItemsProps, 'substitutes'> {
  substitute: ShownSubstitute
}

function SubstituteParts({ id, substitute, system, detail }: SubstituteProps) {
  const t = useT()
  const { product: other, distance, differences } = substitute
  return (
    <>
      <StoredPicture picture={other.picture} ratio="4:3" sizes="7rem" className={styles.picture} />
      <div className={styles.what}>
        <h3>
          <a href={productHref(other, detail)}>
            <ProductTitle item={other} />
          </a>
        </h3>
        <p className={styles.tags}>
          <Tag tone="brand">{t(nearness(distance))}</Tag>
          <ProductTags item={other} />
        </p>
        <ProductPrice price={other.price} />
      </div>
      {differences.length > 0 ? (
        <DifferenceList differences={differences} system={system} />
      ) : (
        <p className={styles.same}>{t('productDetail.sameEverywhere')}</p>
      )}
      <LinkButton
        href={to.compare({ ids: [id, other.id] })}
        size="sm"
        icon="compare"
        aria-label={t('productDetail.compareWithTitle', { title: localisedTitle(other, t).text })}
        className={styles.compare}
      >
        {t('productDetail.compareWith')}
      </LinkButton>
    </>
  )
}

/** In words: the number of a weighted distance means nothing to a buyer. */
const nearness = (distance: number) =>
  distance < 0.12 ? 'productDetail.veryNear' : distance < 0.3 ? 'productDetail.near' : 'productDetail.distant'
