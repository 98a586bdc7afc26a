import { to } from '#platform/contract/to.ts'
import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { shopRecord } from './record.ts'

export const loader = editLoader(shopRecord)
export const action = saveAction(shopRecord)
export const meta = editMeta(shopRecord)

export default function ShopEditPage() {
  const { saved } = usePageData<typeof loader>()
  return <RecordEdit record={shopRecord} head={saved && <ShopPeople shopId={saved.id} />} />
}

/** Who signs in for the shop. */
function ShopPeople({ shopId }: { shopId: number }) {
  const t = useT()
  if (!useMay('operators.edit')) return null
  return (
    <>
      <LinkButton size="sm" icon="user" href={to.office.operators({ shopId })}>
        {t('adminOperators.people')}
      </LinkButton>
      <LinkButton size="sm" icon="plus" href={to.office.operators.edit(undefined, { shopId })}>
        {t('adminOperators.inviteSeller')}
      </LinkButton>
    </>
  )
}
