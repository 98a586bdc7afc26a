import { ChannelField } from '#identity/members/office/channel-field.tsx'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { useRefusedAction } from '#trade/threads/office/use-refused-action.ts'

interface Address {
  id: number
  name: string
  cityName: string | null
  cityNameEn: string | null
  detailAddress: string
}

interface AcceptData {
  addresses: Address[] | null
  formKey: string
  enquiry: { readerId: number | null }
}

interface AcceptFormProps {
  enquiryId: number
  quoteId: number
}

/** A buyer who agreed by phone, mail, WeChat or on a visit; an address is asked for where there is none. */
export function AcceptForm({ enquiryId, quoteId }: AcceptFormProps) {
  const t = useT()
  const { addresses, formKey, enquiry } = usePageData<() => Promise<AcceptData>>()
  const { refused, text, error } = useRefusedAction('accept', String(quoteId))
  if (!addresses) return null
  return (
    <Disclosure summary={t('adminEnquiries.acceptFor')} open={refused}>
      {addresses.length === 0 ? (
        <p className="muted">
          {t('adminEnquiries.noAddress')}{' '}
          <a
            href={to.office.memberAddress({
              memberId: enquiry.readerId ?? undefined,
              backUrl: to.office.enquiry(enquiryId),
            })}
          >
            {t('adminEnteredOrders.addAddress')}
          </a>
        </p>
      ) : (
        <form method="post" noValidate className="stack">
          <input type="hidden" name="id" value={enquiryId} />
          <input type="hidden" name="quoteId" value={quoteId} />
          <input type="hidden" name="key" value={`accept ${formKey}`} />
          <Field label={t('adminEnquiries.deliverTo')} error={error('addressId')} required>
            <Select
              name="addressId"
              defaultValue={text('addressId')}
              options={addresses.map(({ id, name, cityName, cityNameEn, detailAddress }) => ({
                value: id,
                label: [name, t.locale === 'zh-CN' ? cityName : cityNameEn, detailAddress].filter(Boolean).join(' · '),
              }))}
            />
          </Field>
          <ChannelField chosen={text('channel')} error={error('channel')} />
          <Field
            label={t('adminEnquiries.agreed')}
            hint={t('adminEnquiries.agreedHint')}
            error={error('note')}
            required
          >
            <TextInput name="note" maxLength={500} defaultValue={text('note')} />
          </Field>
          <p>
            <Button type="submit" name="intent" value="accept" size="sm" variant="primary">
              {t('adminEnquiries.acceptFor')}
            </Button>
          </p>
        </form>
      )}
    </Disclosure>
  )
}
