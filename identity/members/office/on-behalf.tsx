import { to } from '#platform/contract/to.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import type { MemberInfo } from './contract.ts'

/** What sales can enter for the member, and the invitation of one who was entered. */
export function OnBehalf({ member: { id, invited, disabled } }: { member: MemberInfo }) {
  const t = useT()
  if (!useMay('behalf.enter') || disabled) return null
  return (
    <Card>
      <div className="stack">
        <LinkButton href={to.office.newEnquiry({ memberId: id })} icon="plus" size="sm">
          {t('adminMembers.newEnquiry')}
        </LinkButton>
        <LinkButton href={to.office.newOrder({ memberId: id })} icon="plus" size="sm">
          {t('adminEnteredOrders.newOrder')}
        </LinkButton>
        <LinkButton href={to.office.memberAddress({ memberId: id })} icon="plus" size="sm">
          {t('addresses.addTitle')}
        </LinkButton>
        {invited && (
          <form method="post" className="stack tight">
            <input type="hidden" name="id" value={id} />
            <p>
              <Button type="submit" name="intent" value="invite" size="sm">
                {t('adminMembers.inviteAgain')}
              </Button>
            </p>
            <p className="muted">{t('adminMembers.inviteHint')}</p>
          </form>
        )}
      </div>
    </Card>
  )
}
