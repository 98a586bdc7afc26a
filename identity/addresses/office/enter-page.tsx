import { countryOptions } from '#identity/companies/pages/place-options.ts'
import { to } from '#platform/contract/to.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { BackLink } from '#platform/office/ui/back-link.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { localPath } from '#platform/web/local-path.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { AddressForm } from '../pages/address-form.tsx'
import { addressTyped } from '../pages/address-typed.ts'
import { loadPlaces } from '../pages/load-address.ts'

const idIn = ({ searchParams }: URL) => searchParams.get('memberId') ?? ''

/** An order that is being entered goes on with the address. */
const backOf = (url: URL) => localPath(url.searchParams.get('backUrl'), to.office.member(idIn(url)))

export async function loader({ api, url, t }: AdminVisit) {
  const [{ realname }, countries] = await Promise.all([api.members.info({ id: idIn(url) }), api.addresses.countries()])
  const places = await loadPlaces(api.addresses, { url, t }, countryOptions(countries, t.locale), null)
  return { realname, places, formKey: randomId(), back: backOf(url) }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const idempotencyKey = textOf(form, 'key') || undefined
  await api.addresses.enter({ memberId: idIn(url), ...addressTyped(form) }, { idempotencyKey })
  return redirect(doneAt(backOf(url), 'created'), 303)
}

export const meta: MetaOf<typeof loader> = (_, t) => ({ title: t('addresses.addTitle') })

export default function EnterAddressPage() {
  const t = useT()
  const lists = useOperatorApi()?.addresses
  const { realname, places, formKey, back } = usePageData<typeof loader>()
  return (
    <div className="stack">
      <BackLink href={back}>{realname}</BackLink>
      <h1>{t('addresses.addTitle')}</h1>
      <AddressForm saved={null} places={places} lists={lists} formKey={formKey} back={back} />
    </div>
  )
}
