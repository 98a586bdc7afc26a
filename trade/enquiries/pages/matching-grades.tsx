import { useEffect, useState } from 'react'
import type { ProductItem, Property } from '#catalogue/goods/product.ts'
import type { Page } from '#platform/contract/paging.ts'
import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { propertyFigure, propertyUnit } from '#catalogue/goods/stated-figure.ts'
import { unitIn } from '#catalogue/parameters/unit-systems.ts'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import styles from './specification.module.css'

interface MatchingGradesProps {
  /** Words beside the numbers. */
  name: string
  ranges: string[]
  onTake: (product: ProductItem) => void
}

const pause = 250
const shown = 3

/** Grades of the catalogue that meet the ranges, each one click from being the line's product. */
export function MatchingGrades({ name, ranges, onTake }: MatchingGradesProps) {
  const t = useT()
  const found = useMatches(name, ranges)
  if (ranges.length === 0 || !found) return null
  return (
    <section aria-live="polite" className={styles.matches}>
      <p>
        {found.totalCount === 0 ? t('enquiries.noMatch') : t('enquiries.matching', { count: found.totalCount })}
        {found.totalCount > found.list.length && (
          <>
            {' '}
            <a href={to.search({ range: ranges })} target="_blank" rel="noreferrer">
              {t('enquiries.seeAll')}
            </a>
          </>
        )}
      </p>
      <ul>
        {found.list.map((product) => (
          <li key={product.id}>
            <span>
              {productTitle(product, t)}
              <small className="muted">
                {product.keyProperties
                  .map(
                    (property) =>
                      `${localised(t.locale, property.name, property.nameEn).text} ${inOneSystem(property)}`,
                  )
                  .join(t('products.comma'))}
              </small>
            </span>
            <Button size="sm" icon="check" onClick={() => onTake(product)}>
              {t('enquiries.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asked again a moment after the last change; words that find nothing are left out before the numbers are. */
function useMatches(name: string, ranges: string[]) {
  const api = useApi()
  const [found, setFound] = useState<Page<ProductItem>>()
  const wanted = ranges.join('\n')
  const key = name.trim()
  useEffect(() => {
    if (!api || wanted === '') return
    const abort = new AbortController()
    const ask = (words: string | undefined) =>
      api.products.list({ key: words, range: wanted.split('\n'), limit: shown }, { signal: abort.signal })
    const timer = setTimeout(() => {
      const search = async () => {
        const narrow = await ask(key || undefined)
        setFound(narrow.totalCount > 0 || !key ? narrow : await ask(undefined))
      }
      void search().catch(() => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, key, wanted])
  return found
}

function inOneSystem(property: Property) {
  const unit = unitIn('si', property.unit)
  return `${propertyFigure(property, unit)} ${propertyUnit(property, unit)}`
}
