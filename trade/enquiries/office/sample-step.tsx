import { useMay } from '#platform/office/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { SampleFields } from '#trade/samples/pages/sample-fields.tsx'
import type { EnquiryInfo } from './contract.ts'

interface SampleStepProps {
  enquiry: EnquiryInfo
  line: EnquiryInfo['lines'][number]
  position: number
  formKey: string
}

/** Of a line that asks for a sample: the request, as the buyer would make it on the page of the goods. */
export function SampleStep({ enquiry, line, position, formKey }: SampleStepProps) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  const outcome = useRefused()
  const { typed, refused } = outcome?.typed['position'] === String(position) ? outcome : {}
  if (!mayEdit) return null
  if (line.productId === null) return <p className="muted">{t('adminEnquiries.sampleNoGoods')}</p>
  if (enquiry.readerId === null) return <p className="muted">{t('adminEnquiries.sampleNoMember')}</p>
  return (
    <Disclosure summary={t('adminEnquiries.sampleRequest')} open={typed !== undefined}>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="id" value={enquiry.id} />
        <input type="hidden" name="position" value={position} />
        <input type="hidden" name="key" value={`sample ${position} ${formKey}`} />
        <p className="muted">{t('adminEnquiries.sampleAddress')}</p>
        <SampleFields typed={typed} errors={refused?.fields} application={line.specification} />
        <p>
          <Button type="submit" name="intent" value="requestSample" size="sm" variant="primary">
            {t('adminEnquiries.sampleRequest')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
