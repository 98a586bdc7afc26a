import { localisedTitle, productTitle } from '#catalogue/goods/product-title.ts'
import { to } from '#platform/contract/to.ts'
import { dateTime, orDash, empty } from '#platform/texts/format.ts'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { intentIn } from '#platform/web/intent-in.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import type { Alert, AlertKind } from '../contract.ts'
import { AlertForm } from './alert-form.tsx'
import { amountText, conditionText } from './condition-text.ts'

/** The list; with `?productId=` also the form for that product. */
export async function loader({ api, url }: Visit) {
  const id = url.searchParams.get('productId')
  const [alerts, product] = await Promise.all([api.alerts.list(), id ? api.products.detail({ id }) : null])
  return { alerts, product }
}

export const action: Action = async ({ api, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const steps = {
    save: async () => {
      await api.alerts.save({ productId: text('productId'), kind: text('kind') as AlertKind, below: text('below') })
      return to.alerts({ done: 'saved' })
    },
    remove: async () => {
      await api.alerts.remove({ id: text('id') })
      return to.alerts()
    },
  }
  return redirect(await intentIn<() => Promise<string>>(steps, form)(), 303)
}

export default function AlertsPage() {
  const t = useT()
  const { alerts, product } = usePageData<typeof loader>()
  const done = useSearchParams()[0].get('done')
  return (
    <div className="stack">
      {product && (
        <p>
          <a href={to.product(product.id)}>← {t('alerts.backToProduct')}</a>
        </p>
      )}
      <header>
        <h1>{t('alerts.title')}</h1>
        <p className="muted">{t('alerts.intro')}</p>
      </header>
      <div role="status">{done === 'saved' && <Notice kind="success">{t('alerts.saved')}</Notice>}</div>
      {product && (
        <section className="stack">
          <h2>{localisedTitle(product, t).text}</h2>
          <AlertForm product={product} />
        </section>
      )}
      {!product && alerts.length === 0 && (
        <EmptyState icon="bell" title={t('alerts.empty')}>
          {t('alerts.emptyText')}
        </EmptyState>
      )}
      {alerts.length > 0 && <AlertTable alerts={alerts} />}
      <p className="muted">
        {t('alerts.kinds')} <a href={to.search()}>{t('alerts.search')}</a>
      </p>
    </div>
  )
}

function AlertTable({ alerts }: { alerts: readonly Alert[] }) {
  const t = useT()
  return (
    <Table
      caption={t('alerts.title')}
      captionHidden
      rows={alerts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'goods',
          header: t('alerts.goods'),
          rowHeader: true,
          cell: ({ productId, product }) => <a href={to.product(productId)}>{productTitle(product, t)}</a>,
        },
        { key: 'when', header: t('alerts.when'), cell: (alert) => conditionText(t, alert) },
        { key: 'price', header: t('alerts.price'), numeric: true, cell: ({ price }) => orDash(amountText(t, price)) },
        {
          key: 'sentAt',
          header: t('alerts.sentAt'),
          cell: ({ sentAt }) => (sentAt ? <time dateTime={sentAt}>{dateTime(sentAt)}</time> : empty),
        },
        {
          key: 'remove',
          header: <span className="visually-hidden">{t('alerts.remove')}</span>,
          label: t('alerts.remove'),
          cell: ({ id, product }) => (
            <form method="post" action={to.alerts()}>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                size="sm"
                variant="quiet"
                aria-label={`${t('alerts.remove')} ${productTitle(product, t)}`}
              >
                {t('alerts.remove')}
              </Button>
            </form>
          ),
        },
      ]}
    />
  )
}
