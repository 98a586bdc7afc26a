import { quantity } from '#platform/texts/format.ts'
import { Drawn } from '#platform/web/drawn-part.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { CountedCheckbox } from '#platform/ui/choice.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import type { ReactNode } from 'react'
import type { Named } from './choices.ts'
import type { RestOfFacet } from './draw-facets.tsx'
import { applyChange, applyTick } from './use-search-form.ts'
import styles from './filter-panel.module.css'

export interface FacetValue {
  value: number
  label: ReactNode
  count: number
}

interface FacetListProps {
  title: string
  name: string
  values: FacetValue[]
  rest?: RestOfFacet
  /** The values of this filter in the address. */
  chosen: string[]
  open?: boolean
  /** Above its values. */
  children?: ReactNode
}

export const asValues = (facet: (Named & { count: number })[]): FacetValue[] =>
  facet.map(({ id, name, nameEn, count }) => ({ value: id, label: <Local zh={name} en={nameEn} />, count }))

/** What is chosen stands first and never hides among the rest. */
export function FacetList({ title, name, values, rest, chosen, open, children }: FacetListProps) {
  const t = useT()
  if (values.length === 0) return null
  const isChosen = ({ value }: FacetValue) => chosen.includes(String(value))
  const set = values.filter(isChosen).length
  return (
    <Disclosure summary={title} note={set > 0 ? t('products.chosenCount', { count: set }) : undefined} open={open}>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {children}
        {values.map((each) => (
          <CountedCheckbox
            key={each.value}
            name={name}
            value={each.value}
            label={each.label}
            count={quantity(each.count)}
            checked={isChosen(each)}
            onChange={applyChange}
          />
        ))}
        {rest && (
          <details className={styles.more}>
            <summary>{t('products.showMore', { count: rest.count })}</summary>
            <Drawn part={rest.boxes} className={styles.scroll} onClick={applyTick} />
          </details>
        )}
      </fieldset>
    </Disclosure>
  )
}
