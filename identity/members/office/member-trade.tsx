import { to } from '#platform/contract/to.ts'
import type { MemberInfo } from './contract.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EnquiryTable, OrderTable } from './trade-tables.tsx'

/** The latest orders and enquiries of a member, for who may look at them. */
export function MemberTrade({ member }: { member: MemberInfo }) {
  const t = useT()
  if (!useMay('sales.read')) return null
  const all = (path: string) => <a href={`${path}?memberId=${member.id}`}>{t('adminMembers.showAll')}</a>
  const none = <p className="muted">{t('adminMembers.none')}</p>
  return (
    <>
      <Card title={t('adminMembers.lastOrders')} look="ruled" actions={all(to.office.orders())}>
        {member.lastOrders.length === 0 ? (
          none
        ) : (
          <OrderTable caption={t('adminMembers.lastOrders')} rows={member.lastOrders} />
        )}
      </Card>
      <Card title={t('adminMembers.lastEnquiries')} look="ruled" actions={all(to.office.enquiries())}>
        {member.lastEnquiries.length === 0 ? (
          none
        ) : (
          <EnquiryTable caption={t('adminMembers.lastEnquiries')} rows={member.lastEnquiries} />
        )}
      </Card>
    </>
  )
}
