import { quantity } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import type { ReactNode } from 'react'
import type { Named } from './choices.ts'
import { applyChange } from './use-search-form.ts'
import styles from './filter-panel.module.css'

export interface FacetValue {
  value: number
  label: ReactNode
  count?: number
}

interface FacetListProps {
  title: string
  name: string
  values: FacetValue[]
  /** The values of this filter in the address. */
  chosen: string[]
  open?: boolean
  /** Above its values. */
  children?: ReactNode
}

const atFirst = 7

export const asValues = (facet: (Named & { count?: number })[]): FacetValue[] =>
  facet.map(({ id, name, nameEn, count }) => ({ value: id, label: <Local zh={name} en={nameEn} />, count }))

/** What is chosen stands first and never hides among the rest. */
export function FacetList({ title, name, values, chosen, open, children }: FacetListProps) {
  const t = useT()
  if (values.length === 0) return null
  const isChosen = ({ value }: FacetValue) => chosen.includes(String(value))
  const box = (each: FacetValue) => (
    <Checkbox
      key={each.value}
      name={name}
      value={each.value}
      label={each.label}
      count={each.count === undefined ? undefined : quantity(each.count)}
      checked={isChosen(each)}
      onChange={applyChange}
    />
  )
  const first = values.filter((each, index) => index < atFirst || isChosen(each))
  const rest = values.filter((each) => !first.includes(each))
  const set = values.filter(isChosen).length
  return (
    <Disclosure summary={title} note={set > 0 ? t('products.chosenCount', { count: set }) : undefined} open={open}>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {children}
        {first.map(box)}
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary>{t('products.showMore', { count: rest.length })}</summary>
            <div className={styles.scroll}>{rest.map(box)}</div>
          </details>
        )}
      </fieldset>
    </Disclosure>
  )
}
