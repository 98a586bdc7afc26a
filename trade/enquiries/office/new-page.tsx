import { to } from '#platform/contract/to.ts'
import { quantityUnits } from '#catalogue/goods/quantity.ts'
import { channels } from '#identity/members/channel.ts'
import { ChooseMember, loadWhose } from '#identity/members/office/choose-member.tsx'
import { date } from '#platform/texts/format.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { BackLink } from '#platform/office/ui/back-link.tsx'
import { RefusedNotice } from '#platform/office/ui/refused-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { NewEnquiryForm } from './new-enquiry-form.tsx'
import { splitQuantity } from '../quantities.ts'
import { wishesTyped } from './wishes.ts'

const defaultDays = 30

export async function loader({ api, url }: AdminVisit) {
  const purchaseTime = date(new Date(Date.now() + defaultDays * 24 * 3_600_000))
  return { ...(await loadWhose({ api, url })), purchaseTime, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const channel = channels.find((each) => each === textOf(form, 'channel')) ?? 'phone'
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const lines = wishesTyped(typed).map(({ key: _, unit, ...line }) => ({
    ...line,
    ...splitQuantity(line.quantity),
    unit: quantityUnits.find((each) => each === unit) ?? 'MT',
  }))
  const { id } = await api.enquiries.enter(
    { ...fieldsOf(form, 'memberId', 'purchaseTime', 'destination', 'message'), channel, lines },
    { idempotencyKey: textOf(form, 'key') || undefined },
  )
  return redirect(doneAt(to.office.enquiry(id), 'created'), 303)
}

export default function NewEnquiryPage() {
  const t = useT()
  const { member, found, search, purchaseTime, formKey } = usePageData<typeof loader>()
  return (
    <div className="stack">
      <BackLink href={to.office.enquiries()}>{t('adminEnquiries.all')}</BackLink>
      <h1>{t('adminMembers.newEnquiry')}</h1>
      <RefusedNotice />
      {member ? (
        <NewEnquiryForm member={member} purchaseTime={purchaseTime} formKey={formKey} />
      ) : (
        <ChooseMember found={found} search={search} hrefOf={(memberId) => to.office.newEnquiry({ memberId })} />
      )}
    </div>
  )
}
