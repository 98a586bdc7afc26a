import { addressLine } from '#identity/addresses/pages/address-text.tsx'
import { ChannelField } from '#identity/members/office/channel-field.tsx'
import { to } from '#platform/contract/to.ts'
import { useFields } from '#platform/office/form.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { EnteredFigures } from './entered-figures.tsx'
import type { EnteredFigures as Figures } from './contract.ts'
import styles from '#platform/office/ui/edit-form.module.css'

interface OrderFormProps {
  memberId: number
  figures: Figures
  formKey: string
  /** To come back to. */
  here: string
}

/** The figures that the buyer was told, where the goods go, and how they are paid. */
export function OrderForm({ memberId, figures, formKey, here }: OrderFormProps) {
  const t = useT()
  const problem = problemOf(figures)
  return (
    <div className="stack">
      <EnteredFigures figures={figures} />
      <p>
        <a href={to.office.newOrder({ memberId })}>{t('adminEnteredOrders.again')}</a>
      </p>
      {problem && <Notice kind="warning">{t(`adminEnteredOrders.${problem}`)}</Notice>}
      {!problem && figures.addresses.length === 0 && (
        <Notice
          kind="warning"
          actions={
            <a href={to.office.memberAddress({ memberId, backUrl: here })}>{t('adminEnteredOrders.addAddress')}</a>
          }
        >
          {t('adminEnteredOrders.noAddress')}
        </Notice>
      )}
      {!problem && figures.addresses.length > 0 && (
        <TermsForm memberId={memberId} figures={figures} formKey={formKey} here={here} />
      )}
    </div>
  )
}

/** Why it cannot be entered, if it cannot. */
function problemOf({ orders, excess, placeable }: OrderFormProps['figures']) {
  if (orders.some(({ missing }) => missing.length > 0)) return 'noFreight'
  if (excess.length > 0) return 'aboveLimit'
  return placeable ? undefined : 'notPlaceable'
}

function TermsForm({ memberId, figures, formKey, here }: OrderFormProps) {
  const t = useT()
  const { text, error } = useFields({})
  return (
    <form method="post" noValidate className={styles.form}>
      <input type="hidden" name="memberId" value={memberId} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="fingerprint" value={figures.fingerprint} />
      {figures.paymentTypes.map(({ code, plan }) => (
        <input key={code} type="hidden" name={`plan ${code}`} value={plan} />
      ))}
      <Field label={t('adminEnquiries.deliverTo')} error={error('addressId')} required>
        <Select
          name="addressId"
          defaultValue={text('addressId')}
          options={figures.addresses.map((address) => ({
            value: address.id,
            label: `${address.name} · ${addressLine(address, t.locale)}`,
          }))}
        />
      </Field>
      <p>
        <a href={to.office.memberAddress({ memberId, backUrl: here })}>{t('adminEnteredOrders.addAddress')}</a>
      </p>
      <Field label={t('orders.payment')} error={error('payMethod')} required>
        <Select
          name="paymentType"
          defaultValue={text('paymentType')}
          options={figures.paymentTypes.map(({ code, name, nameEn }) => ({
            value: code,
            label: t.locale === 'zh-CN' ? name : nameEn,
          }))}
        />
      </Field>
      <ChannelField chosen={text('channel')} error={error('channel')} />
      <Field label={t('adminEnquiries.agreed')} hint={t('adminEnquiries.agreedHint')} error={error('note')} required>
        <TextInput name="note" maxLength={500} defaultValue={text('note')} />
      </Field>
      <p>
        <Button type="submit" name="intent" value="place" variant="primary">
          {t('adminEnteredOrders.place')}
        </Button>
      </p>
    </form>
  )
}
