import { useEffect, useRef, useState } from 'react'
import type { Parameter } from '#catalogue/parameters/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import type { LineField, TypedLine } from '../typed-line.ts'
import { lineName } from './enquiry-form-data.ts'
import { SpecificationFields } from './specification-fields.tsx'
import { readWanted } from './wanted-ranges.ts'
import { QuantityFields } from './quantity-fields.tsx'
import { useNamedProduct } from './use-named-product.ts'
import styles from './enquiries.module.css'

interface LineProps {
  index: number
  line: TypedLine
  errors: Record<string, string>
  /** Starts with its property values open. */
  specified: boolean
  parameters: Parameter[] | undefined
  onRemove: (() => void) | undefined
  /** Something changed that no field told of. */
  onChange: () => void
}

export function EnquiryLine(props: LineProps) {
  const { index, line, errors, specified, parameters, onRemove, onChange } = props
  const t = useT()
  const { productName, productId, taken, take, rename } = useNamedProduct(line)
  const [wanted, setWanted] = useState(() => readWanted(line.range))
  const [open, setOpen] = useState(specified || Boolean(line.range || line.colour || line.certificate))
  const name = (field: LineField) => lineName(index, field)
  useReportChange(onChange, [productName, productId, wanted])

  return (
    <div className={styles.line} role="group" aria-label={t('enquiries.line', { number: index + 1 })}>
      {productId && <input type="hidden" name={name('productId')} value={productId} />}
      {productId && (
        <input type="hidden" name={name('lotId')} value={productId === line.productId ? (line.lotId ?? '') : ''} />
      )}
      <Field label={t('enquiries.productName')} error={errors[name('productName')]} required>
        <TextInput
          name={name('productName')}
          value={productName}
          maxLength={200}
          onChange={({ currentTarget }) => rename(currentTarget.value)}
        />
      </Field>
      <QuantityFields line={line} name={name} errors={errors} />
      <Field label={t('enquiries.note')} error={errors[name('specification')]}>
        <TextInput
          name={name('specification')}
          defaultValue={line.specification}
          placeholder={t('enquiries.specification')}
          maxLength={500}
        />
      </Field>
      <div className={styles.actions}>
        {!open && <IconButton icon="flask" label={t('enquiries.stateValues')} onClick={() => setOpen(true)} />}
        {onRemove && (
          <IconButton icon="trash" label={t('enquiries.removeLine', { number: index + 1 })} onClick={onRemove} />
        )}
      </div>
      <SampleTick name={name('sample')} ticked={line.sample === 'yes'} />
      <TakenNote name={taken ? productName : undefined} />
      {open && (
        <SpecificationFields
          line={line}
          name={name}
          errors={errors}
          productName={productId ? '' : productName}
          wanted={wanted}
          onWanted={setWanted}
          parameters={parameters}
          onTake={take}
        />
      )}
    </div>
  )
}

function SampleTick({ name, ticked }: { name: string; ticked: boolean }) {
  const t = useT()
  return (
    <div className={styles.full}>
      <Checkbox name={name} value="yes" label={t('enquiries.sample')} defaultChecked={ticked} />
    </div>
  )
}

function TakenNote({ name }: { name: string | undefined }) {
  const t = useT()
  return (
    <div role="status" className={styles.full} hidden={name === undefined}>
      {name !== undefined && (
        <p className={styles.taken}>
          <Icon name="check" size={16} />
          {t('enquiries.taken', { name })}
        </p>
      )}
    </div>
  )
}

/** Reports a change of values that no field reports, the first ones excepted. */
function useReportChange(onChange: () => void, values: readonly unknown[]) {
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) onChange()
    first.current = false
    // `onChange` only reports; what it is does not matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, values)
}
