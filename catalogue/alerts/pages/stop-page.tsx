import { productTitle } from '#catalogue/goods/product-title.ts'
import { stepOf, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { conditionText } from './condition-text.ts'

/** Looks and leaves it: mail scanners open links in advance. */
export async function loader({ api, url }: Visit) {
  const token = url.searchParams.get('token') ?? ''
  const alert = await api.alerts.linked({ token }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 200) return null
    throw error
  })
  return { token, alert }
}

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    await api.alerts.stop({ token: textOf(form, 'token') })
    return { done: true }
  })

export default function StopAlertPage() {
  const t = useT()
  const { token, alert } = usePageData<typeof loader>()
  const stopped = useFormOutcome()?.done
  const search = <LinkButton href={to.search()}>{t('alerts.search')}</LinkButton>
  if (stopped || !alert)
    return (
      <div className="container">
        <EmptyState icon="bell" level={1} title={t(stopped ? 'alerts.stopped' : 'alerts.gone')} actions={search} />
      </div>
    )
  return (
    <form method="post" className="container stack">
      <h1>{t('alerts.stopTitle')}</h1>
      <p>{productTitle(alert.product, t)}</p>
      <p className="muted">{conditionText(t, alert)}</p>
      <input type="hidden" name="token" value={token} />
      <p>
        <Button type="submit" variant="primary">
          {t('alerts.stop')}
        </Button>
      </p>
    </form>
  )
}
