import { to } from '#platform/contract/to.ts'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import type { ProductData } from './load-product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { localised } from '#platform/texts/localised.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { ProductTags } from '#catalogue/goods/pages/product-figures.tsx'
import styles from './product-head.module.css'

const forms = ['pellet', 'flake', 'regrind', 'powder', 'masterbatch'] as const

/** What the product is, at a glance. */
export function ProductHead({ product, system }: { product: ProductData['product']; system: UnitSystem }) {
  const t = useT()
  const form = forms.find((each) => each === product.form)
  const facts = [
    { term: t('productDetail.brand'), value: <Local zh={product.brandName} en={product.brandNameEn} /> },
    { term: t('productDetail.series'), value: product.seriesName },
    { term: t('productDetail.model'), value: <span className="code">{product.modelName}</span> },
    {
      term: t('productDetail.category'),
      value: (
        <a href={to.search({ categoryIds: product.categoryId })}>
          <Local zh={product.productCategoryName} en={product.productCategoryNameEn} />
        </a>
      ),
    },
    { term: t('productDetail.origin'), value: <Local zh={product.countryName} en={product.countryNameEn} /> },
    {
      term: t('productDetail.formAndColour'),
      value: (
        <>
          {form && `${t(`productDetail.form_${form}`)} · `}
          <Local zh={product.colourName} en={product.colourNameEn} />
        </>
      ),
    },
  ]
  return (
    <div className={styles.head}>
      <p className={styles.tags}>
        <ProductTags item={product} />
      </p>
      <h1>
        <GradeTitle product={product} />
      </h1>
      <KeyProperties product={product} system={system} />
      <Description product={product} />
      <DescriptionList items={facts.filter(({ value }) => value)} layout="stacked" className={styles.facts} />
      {product.labelList.length > 0 && (
        <ul aria-label={t('productDetail.labels')} className={styles.tags}>
          {product.labelList.map(({ id, name, nameEn }) => (
            <li key={id}>
              <a href={to.search({ lableIds: id })}>
                <Tag>
                  <Local zh={name} en={nameEn} />
                </Tag>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The title with the grade number as its largest word; a name without one stays as it is. */
function GradeTitle({ product }: { product: ProductDetail }) {
  const { text, lang } = localisedTitle(product, useT())
  const [before, ...after] = text.split(product.modelName)
  if (after.length === 0) return <span lang={lang}>{text}</span>
  return (
    <span lang={lang}>
      {before}
      <b className={styles.grade}>{product.modelName}</b>
      {after.join(product.modelName)}
    </span>
  )
}

function Description({ product: { description, descriptionEn } }: { product: ProductDetail }) {
  const t = useT()
  if (!description && !descriptionEn) return null
  const { text, lang } = localised(t.locale, description, descriptionEn)
  return (
    <p lang={lang} className={styles.description}>
      {text}
    </p>
  )
}

/** The numbers that tell this grade apart, large. */
function KeyProperties({ product, system }: { product: ProductData['product']; system: UnitSystem }) {
  const t = useT()
  if (product.keyProperties.length === 0) return null
  return (
    <dl aria-label={t('productDetail.keyProperties')} className={styles.key}>
      {product.keyProperties.map((property) => {
        const { value, unit } = statedFigure(property, system)
        return (
          <div key={`${property.code} ${property.condition}`}>
            <dt>
              <Local zh={property.name} en={property.nameEn} />
            </dt>
            <dd>
              {value} <span className="unit">{unit}</span>
              <small>{[property.at[system], property.method].filter(Boolean).join(' · ')}</small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
