import { useState } from 'react'
import { AddressText } from '#identity/addresses/pages/address-text.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { DestinationList, destinationListId } from '#trade/freight/pages/destination-list.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { TitleChoice } from '#trade/tax-invoices/pages/title-choice.tsx'
import type { ConfirmData } from './load-confirm.ts'
import { placeOf } from './place-of.ts'
import { PlanNote } from './plan-note.tsx'
import styles from './confirm.module.css'

/** What was typed, or chosen before the page was left to show a price or to add an address. */
function useTyped({ chosen }: Pick<ConfirmData, 'chosen'>) {
  const { refused, typed = chosen } = useRefused() ?? {}
  return { typed, error: (name: string) => refused?.fields[name] }
}

/** For whom and where to: company, address, day and the buyer's own number. */
export function WhoAndWhere({ data }: { data: ConfirmData }) {
  const t = useT()
  const { typed, error } = useTyped(data)
  const { addresses, figures } = data
  const mayAdd = useMay('addresses.save')
  return (
    <Card title={t('orders.whoTitle')} look="ruled">
      <div className="stack">
        <Company buyer={figures.buyer} />
        {addresses.length > 0 && (
          <RadioGroup
            label={t('orders.address')}
            name="addressId"
            required
            error={error('addressId')}
            defaultValue={Number(typed['addressId']) || addresses[0]?.id}
            options={addresses.map((address) => ({ value: address.id, label: <AddressText address={address} /> }))}
          />
        )}
        {addresses.length === 0 && <p>{t('orders.noAddress')}</p>}
        {mayAdd && (
          <p>
            <Button type="submit" name="intent" value="address" size="sm" icon="plus">
              {t('orders.addAddress')}
            </Button>
          </p>
        )}
        <div className={styles.pair}>
          <Field
            id="confirm-wantedOn"
            label={t('orders.wantedOn')}
            optionalText={t('orders.optional')}
            error={error('wantedOn')}
          >
            <TextInput type="date" name="wantedOn" defaultValue={typed['wantedOn']} />
          </Field>
          <Field
            id="confirm-buyerNumber"
            label={t('orders.ownNumber')}
            optionalText={t('orders.optional')}
            hint={t('orders.ownNumberHint')}
            error={error('buyerNumber')}
          >
            <TextInput name="buyerNumber" defaultValue={typed['buyerNumber']} maxLength={60} autoComplete="off" />
          </Field>
        </div>
        <InvoiceChoice data={data} />
      </div>
    </Card>
  )
}

function Company({ buyer }: Pick<ConfirmData['figures'], 'buyer'>) {
  const t = useT()
  if (!buyer) return null
  return (
    <div>
      <strong>
        <Local zh={buyer.name} en={buyer.nameEn} />
      </strong>
      {buyer.taxNumber && <div className="muted">{t('orders.taxNumber', { number: buyer.taxNumber })}</div>}
    </div>
  )
}

/** Of the tax office, for what is in yuan. */
function InvoiceChoice({ data }: { data: ConfirmData }) {
  const t = useT()
  const { typed, error } = useTyped(data)
  if (data.figures.totals.every(({ currency }) => currency !== 'CNY')) return null
  return (
    <TitleChoice
      titles={data.titles}
      chosen={typed['invoiceTitleId']}
      error={error('invoiceTitleId')}
      add={
        <Button type="submit" name="intent" value="title" size="sm" icon="plus">
          {t('taxInvoices.add')}
        </Button>
      }
    />
  )
}

/** How it is delivered and paid, and what else is to be said. */
export function HowToDeliver({ data }: { data: ConfirmData }) {
  const t = useT()
  const { typed, error } = useTyped(data)
  const { figures } = data
  return (
    <Card title={t('orders.howTitle')} look="ruled">
      <div className="stack">
        <DeliveryFields data={data} />
        <RadioGroup
          label={t('orders.payment')}
          name="paymentType"
          required
          error={error('payMethod')}
          defaultValue={typed['paymentType'] ?? figures.paymentTypes[0]?.code}
          options={figures.paymentTypes.map((type) => ({
            value: type.code,
            label: <Local zh={type.name} en={type.nameEn} />,
            note: <PlanNote type={type} figures={figures} />,
          }))}
        />
        <Field
          id="confirm-note"
          label={t('orders.note')}
          optionalText={t('orders.optional')}
          hint={t('orders.noteHint')}
          error={error('note')}
        >
          <TextArea name="note" defaultValue={typed['note']} maxLength={500} rows={3} />
        </Field>
      </div>
    </Card>
  )
}

function DeliveryFields({ data }: { data: ConfirmData }) {
  const t = useT()
  const { terms, destinations, addresses } = data
  const { typed, error } = useTyped(data)
  const [term, setTerm] = useState(typed['deliveryTerm'] ?? '')
  const [place, setPlace] = useState(typed['deliveryPlace'] ?? '')
  const chosen = terms.find(({ code }) => code === term)
  const choose = ({ value, form }: HTMLSelectElement) => {
    setTerm(value)
    const address = addresses.find(({ id }) => String(id) === new FormData(form ?? undefined).get('addressId'))
    // Goods that are brought go to the address, unless another place is named.
    if (!place && address && terms.some(({ code, toDoor }) => toDoor && code === value))
      setPlace(placeOf(address, t.locale))
  }
  return (
    <>
      <div className={styles.pair}>
        <Field id="confirm-deliveryTerm" label={t('orders.delivery')} error={error('deliveryTerm')} required>
          <Select
            name="deliveryTerm"
            placeholder={t('orders.choose')}
            value={term}
            options={terms.map(({ code, name, nameEn }) => ({
              value: code,
              label: t.locale === 'zh-CN' ? name : nameEn,
            }))}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
        </Field>
        {chosen?.needsPlace !== false && (
          <Field
            id="confirm-deliveryPlace"
            label={t('orders.place')}
            hint={t('orders.placeHint')}
            error={error('deliveryPlace')}
          >
            <TextInput
              name="deliveryPlace"
              list={destinationListId}
              value={place}
              onChange={({ currentTarget }) => setPlace(currentTarget.value)}
              maxLength={100}
            />
          </Field>
        )}
      </div>
      <DestinationList destinations={destinations} />
      <p>
        <Button type="submit" name="intent" value="show" size="sm">
          {t('orders.showFreight')}
        </Button>
      </p>
    </>
  )
}
