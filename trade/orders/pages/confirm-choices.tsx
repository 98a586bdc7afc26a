import { useState, type ReactNode } from 'react'
import { money } from '#platform/texts/format.ts'
import { dueText } from '#trade/order-parts/part-text.ts'
import { CreditNote } from '#trade/company-credit/pages/credit-note.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { DestinationList, destinationListId } from '#trade/freight/pages/destination-list.tsx'
import { Button } from '#platform/ui/button.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import type { ConfirmData } from './load-confirm.ts'
import styles from './orders.module.css'

interface ConfirmChoicesProps {
  data: ConfirmData
  /** How an address is written, which is another noun's affair. */
  addressText(address: ConfirmData['addresses'][number]): ReactNode
  addAddress: string
}

/** Where it goes, how it is delivered and paid, and what else is to be said. */
export function ConfirmChoices({ data, addressText, addAddress }: ConfirmChoicesProps) {
  const t = useT()
  const { refused, typed = data.chosen } = useRefused() ?? {}
  const { addresses, figures } = data
  const error = (name: string) => refused?.fields[name]
  return (
    <div className={styles.choices}>
      <div>
        <RadioGroup
          label={t('orders.address')}
          name="addressId"
          required
          error={error('addressId')}
          defaultValue={Number(typed['addressId']) || addresses[0]?.id}
          options={addresses.map((address) => ({ value: address.id, label: addressText(address) }))}
        />
        <p>
          <a href={addAddress}>{t('orders.addAddress')}</a>
        </p>
      </div>
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
      <DeliveryFields data={data} />
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
  )
}

interface PlanNoteProps {
  type: ConfirmData['figures']['paymentTypes'][number]
  figures: ConfirmData['figures']
}

/** How it is paid, and of several parts what is due when, order by order. */
function PlanNote({ type, figures }: PlanNoteProps) {
  const t = useT()
  const onCredit = type.parts.some(({ secured }) => secured === 'credit')
  if (type.parts.length < 2 && !onCredit) return t(`orders.payNote_${type.payMethod}`)
  const currencyOf = (at: number) => figures.orders[at]?.currency ?? 'CNY'
  const orders = type.orders.map((parts, at) => ({ parts, currency: currencyOf(at) }))
  return (
    <>
      {orders.map(({ parts, currency }, at) => (
        <span key={at} className={styles.plan}>
          {parts.map((part) => `${money(t, part.amountMinor, currency)} · ${dueText(t, part)}`).join('\n')}
        </span>
      ))}
      {onCredit && <CreditNote standings={figures.credit} orders={orders} />}
    </>
  )
}

function DeliveryFields({ data: { terms, destinations, chosen: before } }: Pick<ConfirmChoicesProps, 'data'>) {
  const t = useT()
  const { refused, typed = before } = useRefused() ?? {}
  const error = (name: string) => refused?.fields[name]
  const [term, setTerm] = useState(typed['deliveryTerm'] ?? '')
  const chosen = terms.find(({ code }) => code === term)
  return (
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
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
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
            defaultValue={typed['deliveryPlace']}
            maxLength={100}
          />
        </Field>
      )}
      <DestinationList destinations={destinations} />
      <Button type="submit" name="intent" value="show" size="sm" className={styles.show}>
        {t('orders.showFreight')}
      </Button>
    </div>
  )
}
