import { to } from '#platform/contract/to.ts'
import { countryOptions } from '#identity/companies/pages/place-options.ts'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { chosenAt } from '#platform/web/chosen-at.ts'
import { localPath } from '#platform/web/local-path.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action, type MetaOf } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { AddressForm } from './address-form.tsx'
import { addressTyped } from './address-typed.ts'
import { loadPlaces, type KnownAddress } from './load-address.ts'

export async function loader(visit: Visit) {
  const { api, url, t } = visit
  const id = url.searchParams.get('id')
  const [saved, known, countries] = await Promise.all([
    id ? api.addresses.info({ id }) : null,
    id ? null : knownOf(visit),
    api.referenceData.countries(),
  ])
  const places = await loadPlaces(api.referenceData, visit, countryOptions(countries, t.locale), saved, known)
  return { saved, known, places, formKey: randomId(), back: backOf(url) }
}

/** Most new addresses are of the same person and country. */
async function knownOf({ api }: Visit): Promise<KnownAddress> {
  const [[first], { realname, contactMobile, countryId }] = await Promise.all([
    api.addresses.listAll(),
    api.members.profile(),
  ])
  return { name: first?.name ?? realname, phone: first?.phone ?? contactMobile, countryId }
}

/** An order that misses an address gets it and goes on. */
const backOf = (url: URL) => localPath(url.searchParams.get('backUrl'), to.addresses())

export const action: Action = async ({ api, form, url }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const address = addressTyped(form)
  const id = text('id')
  if (id) await api.addresses.update({ id, ...address })
  const saved = id ? { id } : await api.addresses.save(address, { idempotencyKey: text('key') || undefined })
  const back = backOf(url)
  return redirect(back === to.addresses() ? back : chosenAt(back, 'addressId', saved.id), 303)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({
  title: t(saved ? 'addresses.editTitle' : 'addresses.addTitle'),
})

export default function EditAddressPage() {
  const t = useT()
  const { saved, known, places, formKey, back } = usePageData<typeof loader>()
  const lists = useApi()?.referenceData
  const mayEdit = useMay('addresses.save', 'addresses.update')
  return (
    <div className="stack">
      <h1>{t(saved ? 'addresses.editTitle' : 'addresses.addTitle')}</h1>
      {mayEdit ? (
        <AddressForm
          key={saved?.id}
          saved={saved}
          known={known}
          places={places}
          lists={lists}
          formKey={formKey}
          back={back}
        />
      ) : (
        <Notice actions={<a href={back}>{t('addresses.cancel')}</a>}>{t('addresses.notAllowed')}</Notice>
      )}
    </div>
  )
}
