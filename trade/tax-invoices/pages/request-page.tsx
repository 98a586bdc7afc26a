import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { money } from '#platform/texts/format.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { intentIn } from '#platform/web/intent-in.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type Action, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import type { InvoiceTitle } from '../contract.ts'
import { isInvoiceable } from './order-invoices.tsx'

export async function loader({ api, url }: Visit) {
  const id = url.searchParams.get('id')
  if (!id) throw redirect(to.orders())
  const [order, titles] = await Promise.all([api.orders.info({ id }), api.taxInvoices.titles()])
  return { order, titles, formKey: randomId() }
}

export const action: Action = async ({ api, form, url }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const orderId = url.searchParams.get('id') ?? ''
  const steps = {
    request: () =>
      api.taxInvoices.request({ orderId, titleId: text('titleId') }, { idempotencyKey: text('key') || undefined }),
    withdraw: () => api.taxInvoices.withdraw({ id: text('id') }),
  }
  await intentIn<() => Promise<unknown>>(steps, form)()
  return redirect(`${to.order(orderId)}#invoice`, 303)
}

export const meta: MetaOf<typeof loader> = ({ order }, t) => ({ title: t('taxInvoices.requestTitle', order) })

export default function RequestInvoicePage() {
  const t = useT()
  const { order, titles, formKey } = usePageData<typeof loader>()
  const { refused } = useRefused() ?? {}
  const mayRequest = useMay('taxInvoices.request')
  const open = order.currency === 'CNY' && isInvoiceable(order)
  const back = to.order(order.id)
  return (
    <div className="stack">
      <p>
        <a href={back}>← {t('taxInvoices.backToOrder')}</a>
      </p>
      <h1>{t('taxInvoices.requestTitle', order)}</h1>
      <div role="alert">
        {refused && !refused.fields['titleId'] && <Notice kind="danger">{refused.message}</Notice>}
      </div>
      {!open && <Notice>{t('taxInvoices.notNow')}</Notice>}
      {open && !mayRequest && <Notice>{t('taxInvoices.notAllowed')}</Notice>}
      {open && mayRequest && (
        <>
          <p>
            {t('taxInvoices.amount')} <strong>{money(t, order.totalMinor - order.refundedMinor, 'CNY')}</strong>
          </p>
          <p className="muted">{t('taxInvoices.amountHint')}</p>
          <ChooseTitle titles={titles} formKey={formKey} backUrl={to.requestInvoice(order.id)} />
        </>
      )}
    </div>
  )
}

interface ChooseTitleProps {
  titles: readonly InvoiceTitle[]
  formKey: string
  /** Where a new title leads back to. */
  backUrl: string
}

function ChooseTitle({ titles, formKey, backUrl }: ChooseTitleProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const add = (
    <LinkButton href={to.editInvoiceTitle({ backUrl })} variant="quiet" icon="plus">
      {t('taxInvoices.add')}
    </LinkButton>
  )
  const [first] = titles
  if (!first)
    return (
      <EmptyState icon="file" title={t('taxInvoices.empty')} actions={add}>
        {t('taxInvoices.emptyText')}
      </EmptyState>
    )
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="intent" value="request" />
      <input type="hidden" name="key" value={formKey} />
      <RadioGroup
        name="titleId"
        label={t('taxInvoices.choose')}
        options={titles.map(({ id, title, kind, taxNumber }) => ({
          value: id,
          label: title,
          note: [t(`taxInvoices.kind_${kind}`), taxNumber].filter(Boolean).join(' · '),
        }))}
        defaultValue={Number(typed?.['titleId']) || first.id}
        error={refused?.fields['titleId']}
        required
      />
      <p className="cluster">
        <Button type="submit" variant="primary" busy={busy}>
          {t('taxInvoices.send')}
        </Button>
        {add}
      </p>
    </form>
  )
}
