import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { chosenAt } from '#platform/web/chosen-at.ts'
import { localPath } from '#platform/web/local-path.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { Visit } from '#platform/web/visit.ts'
import type { TitleKind } from '../tax-invoice.ts'
import { TitleForm, type Started } from './title-form.tsx'

export async function loader({ api, url }: Visit) {
  const id = url.searchParams.get('id')
  const [saved, company] = await Promise.all([id ? api.taxInvoices.title({ id }) : null, api.companies.company()])
  const own = !saved && company?.status === 'verified' ? company : null
  const started: Started | null = own && { ...own, kind: 'special', title: own.legalName ?? own.name }
  return { saved, started, formKey: randomId(), back: backOf(url) }
}

/** An order that misses a title gets it and goes on. */
const backOf = (url: URL) => localPath(url.searchParams.get('backUrl'), to.invoiceTitles())

export const action: Action = async ({ api, form, url }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const title = {
    kind: text('kind') as TitleKind,
    title: text('title'),
    taxNumber: text('taxNumber'),
    address: text('address'),
    phone: text('phone'),
    bank: text('bank'),
    bankAccount: text('bankAccount'),
  }
  const id = text('id')
  if (id) await api.taxInvoices.updateTitle({ id, ...title })
  const saved = id ? { id } : await api.taxInvoices.saveTitle(title, { idempotencyKey: text('key') || undefined })
  const back = backOf(url)
  return redirect(back === to.invoiceTitles() ? back : chosenAt(back, 'invoiceTitleId', saved.id), 303)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({
  title: t(saved ? 'taxInvoices.editTitle' : 'taxInvoices.addTitle'),
})

export default function InvoiceTitlePage() {
  const t = useT()
  const { saved, started, formKey, back } = usePageData<typeof loader>()
  const mayEdit = useMay('taxInvoices.saveTitle', 'taxInvoices.updateTitle')
  return (
    <div className="stack">
      <h1>{t(saved ? 'taxInvoices.editTitle' : 'taxInvoices.addTitle')}</h1>
      {started && <p className="muted">{t('taxInvoices.prefilled')}</p>}
      {mayEdit ? (
        <TitleForm key={saved?.id} id={saved?.id} from={saved ?? started} formKey={formKey} back={back} />
      ) : (
        <Notice actions={<a href={back}>{t('taxInvoices.cancel')}</a>}>{t('taxInvoices.notAllowed')}</Notice>
      )}
    </div>
  )
}
