import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { shipmentDays, shipmentModes, type Shipment } from '../shipment.ts'
import { LoadedRows, type LoadedRow, type Typed } from './loaded-rows.tsx'

interface ShipmentFieldsProps extends Typed {
  rows: readonly LoadedRow[]
  lots: readonly { id: number; productId: number; code: string }[]
  warehouses: readonly { id: number; name: string; nameEn: string }[]
  carriers: readonly { id: number; name: string; nameEn: string }[]
  /** One that has left already. */
  saved?: Shipment
}

/** What is typed of a shipment, new or corrected. What is known only later is folded in a new one. */
export function ShipmentFields({ rows, lots, warehouses, carriers, saved, ...typed }: ShipmentFieldsProps) {
  const t = useT()
  const { text, error } = typed
  const list = `carriers-${saved?.id ?? 'new'}`
  const carrier = saved?.carrier ? localised(t.locale, saved.carrier, saved.carrierEn).text : ''
  const later = <LaterFields saved={saved} {...typed} />
  const wrong = ['mode', 'containers', ...shipmentDays].some((name) => error(name))
  return (
    <>
      <LoadedRows rows={rows} lots={lots} warehouses={warehouses} {...typed} />
      <Field label={t('adminOrders.carrier')} hint={t('adminOrders.carrierHint')} error={error('carrier')} required>
        <TextInput
          name="carrier"
          maxLength={80}
          list={list}
          autoComplete="off"
          defaultValue={text('carrier', carrier)}
        />
      </Field>
      <datalist id={list}>
        {carriers.map(({ id, name, nameEn }) => (
          <option key={id}>{localised(t.locale, name, nameEn).text}</option>
        ))}
      </datalist>
      <Field label={t('adminOrders.trackingNumber')} error={error('trackingNumber')} required>
        <TextInput
          name="trackingNumber"
          maxLength={80}
          autoComplete="off"
          defaultValue={text('trackingNumber', saved?.trackingNumber ?? '')}
        />
      </Field>
      {saved ? (
        later
      ) : (
        <Disclosure summary={t('adminShipments.more')} open={wrong}>
          {later}
        </Disclosure>
      )}
    </>
  )
}

function LaterFields({ saved, text, error }: Typed & { saved?: Shipment }) {
  const t = useT()
  return (
    <div className="stack">
      <Field label={t('shipments.mode')} error={error('mode')}>
        <Select
          name="mode"
          placeholder="-"
          defaultValue={text('mode', saved?.mode ?? '')}
          options={shipmentModes.map((mode) => ({ value: mode, label: t(`shipments.mode_${mode}`) }))}
        />
      </Field>
      <Field label={t('shipments.containers')} hint={t('adminShipments.containersHint')} error={error('containers')}>
        <TextArea name="containers" rows={2} defaultValue={text('containers', saved?.containers.join('\n') ?? '')} />
      </Field>
      <Field label={t('shipments.vessel')} error={error('vessel')}>
        <TextInput name="vessel" maxLength={80} defaultValue={text('vessel', saved?.vessel ?? '')} />
      </Field>
      <Field label={t('shipments.billNumber')} error={error('billNumber')}>
        <TextInput name="billNumber" maxLength={60} defaultValue={text('billNumber', saved?.billNumber ?? '')} />
      </Field>
      <FieldRow>
        {shipmentDays.map((day) => (
          <Field
            key={day}
            label={t(`shipments.${day}`)}
            hint={day === 'deliveredOn' ? t('adminShipments.deliveredHint') : undefined}
            error={error(day)}
          >
            <TextInput type="date" name={day} defaultValue={text(day, saved?.[day] ?? '')} />
          </Field>
        ))}
      </FieldRow>
    </div>
  )
}
