import type { OutputOf } from '#platform/contract/endpoint.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useMay } from '#platform/office/visit.ts'
import { dateTime, quantity } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { Button } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select, TextInput } from '#platform/ui/input.tsx'
import { Table } from '#platform/ui/table.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import type { stockMoves } from './contract.ts'

type Places = OutputOf<typeof stockMoves.ofProduct>

interface StockPlacesProps {
  productId: number
  stock: Places
  formKey: string
}

const nameIn = (t: Translator, { warehouses }: Places, id: number | null) => {
  const found = warehouses.find((each) => each.id === id)
  return found ? localised(t.locale, found.name, found.nameEn).text : t('adminWarehouses.main')
}

/** Where the goods of a product lie, and the form that moves them; nothing where there is one place only. */
export function StockPlaces(props: StockPlacesProps) {
  const t = useT()
  const mayMove = useMay('products.edit')
  const { stock } = props
  const { warehouses, goods, moves } = stock
  if (warehouses.length === 0) return null
  const at = ({ places }: (typeof goods)[number], id: number) =>
    places.find(({ warehouseId }) => warehouseId === id)?.kilograms ?? 0
  const main = (row: (typeof goods)[number]) =>
    row.places.reduce((left, { kilograms }) => left - kilograms, row.onHandKg)
  return (
    <section className="stack">
      <h2>{t('adminWarehouses.stock')}</h2>
      <p className="muted">{t('adminWarehouses.stockHint')}</p>
      <Table
        caption={t('adminWarehouses.stock')}
        captionHidden
        rows={goods}
        rowKey={({ lotId }) => lotId ?? 0}
        columns={[
          {
            key: 'goods',
            header: t('adminWarehouses.goods'),
            rowHeader: true,
            cell: ({ lotCode }) => lotCode ?? t('adminWarehouses.wholeProduct'),
          },
          {
            key: 'main',
            header: t('adminWarehouses.main'),
            numeric: true,
            cell: (row) => quantity(main(row), 'kg'),
          },
          ...warehouses.map(({ id }) => ({
            key: String(id),
            header: nameIn(t, stock, id),
            numeric: true,
            cell: (row: (typeof goods)[number]) => quantity(at(row, id), 'kg'),
          })),
        ]}
      />
      {mayMove && <MoveForm {...props} />}
      {moves.length > 0 && <Moves stock={stock} />}
    </section>
  )
}

function MoveForm({ productId, stock, formKey }: StockPlacesProps) {
  const t = useT()
  const outcome = useRefused()
  const mine = outcome?.typed['intent'] === 'moveStock' ? outcome : undefined
  const text = (name: string) => mine?.typed[name] ?? ''
  const error = (name: string) => mine?.refused.fields[name]
  const warehouses = stock.warehouses.map(({ id }) => ({ value: id, label: nameIn(t, stock, id) }))
  const lots = stock.goods.flatMap(({ lotId, lotCode }) => (lotId ? [{ value: lotId, label: lotCode ?? '' }] : []))
  return (
    <Disclosure summary={t('adminWarehouses.move')} open={mine !== undefined}>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="intent" value="moveStock" />
        <input type="hidden" name="id" value={productId} />
        <input type="hidden" name="key" value={formKey} />
        <FieldRow>
          {lots.length > 0 && (
            <Field label={t('adminWarehouses.goods')} error={error('lotId')}>
              <Select
                name="lotId"
                placeholder={t('adminWarehouses.wholeProduct')}
                defaultValue={text('lotId')}
                options={lots}
              />
            </Field>
          )}
          {(['fromId', 'toId'] as const).map((name) => (
            <Field
              key={name}
              label={t(name === 'fromId' ? 'adminWarehouses.from' : 'adminWarehouses.to')}
              error={error(name)}
            >
              <Select
                name={name}
                placeholder={t('adminWarehouses.main')}
                defaultValue={text(name)}
                options={warehouses}
              />
            </Field>
          ))}
          <Field label={t('adminWarehouses.kilograms')} error={error('kilograms')} required>
            <NumberInput name="kilograms" min={1} step={1} defaultValue={text('kilograms')} />
          </Field>
          <Field label={t('adminWarehouses.reason')} error={error('reason')} required>
            <TextInput name="reason" maxLength={200} defaultValue={text('reason')} />
          </Field>
        </FieldRow>
        <p>
          <Button type="submit" variant="secondary">
            {t('adminWarehouses.submit')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}

function Moves({ stock }: { stock: Places }) {
  const t = useT()
  return (
    <Disclosure summary={t('adminWarehouses.moved')}>
      <Table
        caption={t('adminWarehouses.moved')}
        captionHidden
        rows={stock.moves}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', header: t('adminWarehouses.when'), rowHeader: true, cell: ({ at }) => dateTime(at) },
          {
            key: 'goods',
            header: t('adminWarehouses.goods'),
            cell: ({ lotCode }) => lotCode ?? t('adminWarehouses.wholeProduct'),
          },
          { key: 'from', header: t('adminWarehouses.from'), cell: ({ fromId }) => nameIn(t, stock, fromId) },
          { key: 'to', header: t('adminWarehouses.to'), cell: ({ toId }) => nameIn(t, stock, toId) },
          {
            key: 'kilograms',
            header: t('adminWarehouses.kilograms'),
            numeric: true,
            cell: ({ kilograms }) => quantity(kilograms, 'kg'),
          },
          { key: 'reason', header: t('adminWarehouses.reason'), cell: ({ reason }) => reason },
          {
            key: 'who',
            header: t('adminWarehouses.who'),
            cell: ({ operatorName, operatorNameEn }) => <Local zh={operatorName} en={operatorNameEn} />,
          },
        ]}
      />
    </Disclosure>
  )
}
