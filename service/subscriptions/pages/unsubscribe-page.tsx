import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { AddressField } from '#identity/auth/pages/address-field.tsx'
import { DemoInboxLink } from '#identity/auth/pages/demo-inbox-link.tsx'
import { intentOf, stepOf, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { CatalogueChoices, chosenIn } from './catalogue-choices.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './subscriptions.module.css'

/** With a signed link what it may end, otherwise a form that sends such a link. */
export async function loader({ api, url }: Visit) {
  const link = url.searchParams.get('unsubscribe') ?? ''
  const catalogueId = Number(url.searchParams.get('productCatalog')) || undefined
  const newsletter = url.searchParams.get('newsletter') ?? ''
  if (!link) return { link, newsletter, catalogueId, subscription: undefined, dead: '' }
  try {
    return {
      link,
      newsletter,
      catalogueId,
      subscription: await api.subscriptions.subscription({ unsubscribe: link }),
      dead: '',
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 200)
      return { link, newsletter, catalogueId, subscription: undefined, dead: error.message }
    throw error
  }
}

export const action: Action = ({ api, form, t }) =>
  stepOf(form, async () => {
    const unsubscribe = textOf(form, 'unsubscribe')
    if (!unsubscribe) {
      await api.subscriptions.unsubscribe({ email: textOf(form, 'email') })
      return { sent: true }
    }
    const chosen = chosenIn(form)
    const by = { unsubscribe, newsletter: textOf(form, 'newsletter') }
    if (intentOf(form) === 'all') await api.subscriptions.unsubscribe(by)
    else if (chosen.length > 0) await api.subscriptions.unsubscribe({ ...by, productCatalog: chosen })
    else return { refused: { message: '', fields: { productCatalog: t('subscriptions.chooseLeave') } } }
    return { done: true }
  })

export default function UnsubscribePage() {
  const { subscription } = usePageData<typeof loader>()
  const { done, sent } = useFormOutcome() ?? {}
  return (
    <div className={`container ${styles.page}`}>
      {done ? <Left /> : sent ? <Asked /> : subscription ? <Choose {...subscription} /> : <Ask />}
      <DemoInboxLink />
    </div>
  )
}

type Subscription = NonNullable<Awaited<ReturnType<typeof loader>>['subscription']>

function Choose({ email, catalogues }: Subscription) {
  const t = useT()
  const { link, newsletter, catalogueId } = usePageData<typeof loader>()
  const { refused } = useFormOutcome() ?? {}
  const { state, form } = useNavigation()
  const busy = (intent: string | null) => state === 'submitting' && form?.get('intent') === intent
  if (catalogues.length === 0)
    return (
      <EmptyState icon="mail" level={1} title={t('subscriptions.leaveTitle')}>
        {t('subscriptions.nothingLeft', { email })}
      </EmptyState>
    )
  return (
    <form method="post" className={styles.form} noValidate>
      <input type="hidden" name="unsubscribe" value={link} />
      <input type="hidden" name="newsletter" value={newsletter} />
      <header className={styles.head}>
        <h1>{t('subscriptions.leaveTitle')}</h1>
        <p className="muted">{t('subscriptions.leaveText', { email })}</p>
      </header>
      <RefusalNotice />
      <CatalogueChoices
        label={t('subscriptions.leaveWhich')}
        catalogues={catalogues}
        chosen={catalogueId}
        error={refused?.fields['productCatalog']}
      />
      <p className="cluster">
        <Button type="submit" variant="primary" busy={busy(null)}>
          {t('subscriptions.leave')}
        </Button>
        <Button type="submit" name="intent" value="all" busy={busy('all')}>
          {t('subscriptions.leaveAll')}
        </Button>
      </p>
    </form>
  )
}

function Left() {
  const t = useT()
  return (
    <div role="status">
      <EmptyState
        icon="check"
        level={1}
        title={t('subscriptions.leftTitle')}
        actions={<LinkButton href={to.subscribe()}>{t('subscriptions.again')}</LinkButton>}
      >
        {t('subscriptions.leftText')}
      </EmptyState>
    </div>
  )
}

function Ask() {
  const t = useT()
  const { dead } = usePageData<typeof loader>()
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" action={to.unsubscribe()} className={styles.form} noValidate>
      <header className={styles.head}>
        <h1>{t('subscriptions.leaveTitle')}</h1>
        <p className="muted">{t('subscriptions.askIntro')}</p>
      </header>
      {dead && <Notice kind="warning">{dead}</Notice>}
      <RefusalNotice />
      <AddressField name="email" label={t('subscriptions.email')} />
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t('subscriptions.ask')}
      </Button>
    </form>
  )
}

function Asked() {
  const t = useT()
  const email = useFormOutcome()?.typed['email'] ?? ''
  return (
    <div role="status">
      <EmptyState icon="mail" level={1} title={t('subscriptions.askedTitle')}>
        {t('subscriptions.askedText', { email })}
      </EmptyState>
    </div>
  )
}
