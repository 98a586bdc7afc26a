import { to } from '#platform/contract/to.ts'
import type { Addressee, Thread } from '../contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'

interface AddresseeTabsProps {
  thread: Pick<Thread, 'id' | 'addressees'>
  address?: ((id: number) => string) | undefined
}

/** One of several who were asked at a time; each has a conversation of its own. */
export function AddresseeTabs({ thread, address = to.enquiry }: AddresseeTabsProps) {
  const t = useT()
  const { id, addressees } = thread
  if (addressees.length < 2) return null
  const current = addressees.find((each) => each.id === id)
  return (
    <div className="stack tight">
      <Tabs
        label={t('enquiries.addressees')}
        items={addressees.map((each) => ({
          href: address(each.id),
          label: <TabLabel addressee={each} />,
          current: each.id === id,
        }))}
      />
      <p className="muted">
        {current?.firstAnswerAt
          ? t('enquiries.firstAnswer', { time: dateTime(current.firstAnswerAt) })
          : t('enquiries.notAnswered')}
      </p>
    </div>
  )
}

function TabLabel({ addressee: { shop, fresh, openQuotes } }: { addressee: Addressee }) {
  const t = useT()
  return (
    <>
      {shop ? localised(t.locale, shop.name, shop.nameEn).text : t('layout.brand')}
      {openQuotes > 0 ? (
        <Badge tone="warning">{t('enquiries.toDecide', { count: openQuotes })}</Badge>
      ) : (
        fresh && <Badge tone="brand">{t('enquiries.freshMark')}</Badge>
      )}
    </>
  )
}
