import { to } from '#platform/contract/to.ts'
import { CurrentPasswordField } from '#identity/account-security/pages/current-password-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type Action } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Notice } from '#platform/ui/notice.tsx'

export const loader = ({ api }: Visit) => api.ownData.state()

export const action: Action = async ({ api, form }) => {
  await api.ownData.close({
    currentPassword: String(form.get('currentPassword') ?? ''),
    agreed: form.get('agreed') === '1',
  })
  return redirectDocument(to.home())
}

export default function OwnDataPage() {
  const t = useT()
  return (
    <div className="stack loose">
      <h1>{t('ownData.title')}</h1>
      <Card title={t('ownData.copyTitle')} look="ruled">
        <div className="stack">
          <p>{t('ownData.copyText')}</p>
          <p>
            <LinkButton href={to.file.ownData()} icon="download" download>
              {t('ownData.copy')}
            </LinkButton>
          </p>
        </div>
      </Card>
      <Card title={t('ownData.closeTitle')} look="ruled">
        <Closing />
      </Card>
    </div>
  )
}

/** What goes and what stays is said before the button that does it. */
function Closing() {
  const t = useT()
  const { openOrders } = usePageData<typeof loader>()
  const { refused } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  if (openOrders.length > 0)
    return (
      <Notice kind="warning">
        {t('ownData.openOrders', { count: openOrders.length, orders: openOrders.slice(0, 5).join(', ') })}
      </Notice>
    )
  return (
    <form method="post" noValidate className="stack">
      {refused && Object.keys(refused.fields).length === 0 && <Notice kind="danger">{refused.message}</Notice>}
      <p>{t('ownData.erased')}</p>
      <p>{t('ownData.kept')}</p>
      <p>{t('ownData.final')}</p>
      <CurrentPasswordField />
      <Checkbox name="agreed" value="1" label={t('ownData.agree')} error={refused?.fields['agreed']} required />
      <p>
        <Button type="submit" variant="danger" busy={busy}>
          {t('ownData.close')}
        </Button>
      </p>
    </form>
  )
}
