import { useEffect, useRef } from 'react'
import { AttributeSearch } from '#platform/contract/enums.ts'
import { mostWantedRanges } from '../enquiry-limits.ts'
import type { Parameter } from '#catalogue/parameters/contract.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLive } from '#platform/web/use-live.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import type { LineField, TypedLine } from '../typed-line.ts'
import { MatchingGrades } from './matching-grades.tsx'
import { RangeRow } from './range-row.tsx'
import { joinWanted, statedRanges, type WantedRange } from './wanted-ranges.ts'
import styles from './specification.module.css'

interface SpecificationProps {
  line: TypedLine
  name: (field: LineField) => string
  errors: Record<string, string>
  productName: string
  wanted: WantedRange[]
  onWanted: (wanted: WantedRange[]) => void
  /** Fetched when the page did not bring them. */
  parameters: Parameter[] | undefined
  onTake: (product: ProductItem) => void
}

/** What a line asks for by numbers, colour and certificate. The ranges travel in one hidden field. */
export function SpecificationFields(props: SpecificationProps) {
  const { line, name, errors, productName, wanted, onWanted, onTake } = props
  const t = useT()
  const fetched = useLive((api, signal) => api.products.parameters({}, { signal }), { when: !props.parameters })
  const parameters = (props.parameters ?? fetched ?? []).filter(
    ({ searchType, productCount }) => searchType !== AttributeSearch.none && productCount > 0,
  )
  const free = parameters.filter(({ code }) => !wanted.some((each) => each.code === code))
  const add = () => {
    const [next] = free
    if (next) onWanted([...wanted, { code: next.code, min: '', max: '', unit: next.unit }])
  }
  // Opened with nothing in it, it starts with the property that most grades state.
  const begun = useRef(wanted.length > 0)
  useEffect(() => {
    if (begun.current || free.length === 0) return
    begun.current = true
    add()
  })
  return (
    <div className={styles.specification}>
      <input type="hidden" name={name('range')} value={joinWanted(wanted)} />
      <div className={styles.rows}>
        {wanted.map((each, at) => (
          <RangeRow
            key={at}
            number={at + 1}
            wanted={each}
            parameters={parameters.filter(({ code }) => code === each.code || free.some((one) => one.code === code))}
            onChange={(changed) => onWanted(wanted.map((one, index) => (index === at ? changed : one)))}
            onRemove={() => onWanted(wanted.filter((_, index) => index !== at))}
          />
        ))}
      </div>
      {wanted.length < mostWantedRanges && free.length > 0 && (
        <p>
          <Button size="sm" variant="quiet" icon="plus" onClick={add}>
            {t('enquiries.addProperty')}
          </Button>
        </p>
      )}
      <MatchingGrades name={productName} ranges={statedRanges(wanted)} onTake={onTake} />
      <div className={styles.pair}>
        <Field label={t('enquiries.colour')} hint={t('enquiries.colourHint')} error={errors[name('colour')]}>
          <TextInput name={name('colour')} defaultValue={line.colour} maxLength={60} />
        </Field>
        <Field
          label={t('enquiries.certificate')}
          hint={t('enquiries.certificateHint')}
          error={errors[name('certificate')]}
        >
          <TextInput name={name('certificate')} defaultValue={line.certificate} maxLength={200} />
        </Field>
      </div>
    </div>
  )
}
