import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { stepText } from '#trade/freight/charge-text.ts'
import type { ConfirmData } from './load-confirm.ts'

/** Without a price for the way there is no order: goods, quantities, term and place become an enquiry. */
export function FreightUnknown({ data: { figures, chosen } }: { data: ConfirmData }) {
  const t = useT()
  const missing = [...new Set(figures.orders.flatMap((order) => order.missing))]
  const lines = figures.orders.flatMap((order) => order.lines)
  const enquiry = to.inquiry({
    line: lines.map(
      ({ productId, lotId, kilograms }) => `${productId}${lotId === null ? '' : `-${lotId}`}:${kilograms}:kg`,
    ),
    deliveryTerm: chosen['deliveryTerm'] ?? '',
    deliveryPlace: chosen['deliveryPlace'] ?? '',
  })
  return (
    <Notice
      kind="warning"
      actions={
        <LinkButton href={enquiry} variant="enquiry" icon="enquiry">
          {t('orders.enquireFreight')}
        </LinkButton>
      }
    >
      {t('orders.freightUnknown', {
        steps: missing.map((step) => stepText(t, step)).join(t.locale === 'zh-CN' ? '、' : ', '),
        place: chosen['deliveryPlace'] ?? '',
      })}
    </Notice>
  )
}
