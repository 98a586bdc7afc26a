import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { mailLoginPage } from '#identity/auth/mail-providers.ts'
import { AddressField } from '#identity/auth/pages/address-field.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { DemoInboxLink } from '#identity/auth/pages/demo-inbox-link.tsx'
import { intentOf, stepWithCaptcha, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { DefaultSubmit, RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { CatalogueChoices, chosenIn } from './catalogue-choices.tsx'
import { Confirm, Confirmed } from './confirm.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action, type MetaOf } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './subscriptions.module.css'

/** The form, or with `?token=` what the link from the mail would confirm. */
export async function loader({ api, url }: Visit) {
  const token = url.searchParams.get('token') ?? ''
  const catalogues = (await api.products.categories()).map(({ id, name, nameEn }) => ({ id, name, nameEn }))
  if (!token) return { token, catalogues, request: undefined, dead: '' }
  try {
    return { token, catalogues, request: await api.subscriptions.request({ token }), dead: '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 200)
      return { token, catalogues, request: undefined, dead: error.message }
    throw error
  }
}

export const meta: MetaOf<typeof loader> = (_, t) => ({
  title: t('subscriptions.title'),
  description: t('subscriptions.intro'),
})

/** Opening the link changes nothing, because mail scanners open it too; the button does. */
export const action: Action = ({ api, form }) =>
  stepWithCaptcha(
    form,
    async () => {
      if (intentOf(form) === 'renew') return { captchaDue: form.has('captchaId') }
      if (form.has('token')) {
        await api.subscriptions.confirm({ token: textOf(form, 'token') })
        return { done: true }
      }
      const wish = { email: textOf(form, 'email'), productCatalog: chosenIn(form) }
      return { sent: true, ...(await api.subscriptions.subscribe({ ...wish, ...captchaOf(form) })) }
    },
    () => api.captcha.challenge({ purpose: 'subscription' }),
  )

export default function SubscribePage() {
  const t = useT()
  const { token, request, dead } = usePageData<typeof loader>()
  const { done, sent, refused, typed } = useFormOutcome() ?? {}
  return (
    <div className={`container ${styles.page}`}>
      {done ? (
        <Confirmed email={typed?.['address'] ?? ''} />
      ) : sent ? (
        <Sent />
      ) : request ? (
        <Confirm token={token} request={request} />
      ) : token ? (
        <EmptyState
          icon="warning"
          level={1}
          title={t('subscriptions.deadTitle')}
          actions={<LinkButton href={to.subscribe()}>{t('subscriptions.again')}</LinkButton>}
        >
          {dead || refused?.message}
        </EmptyState>
      ) : (
        <SubscribeForm />
      )}
      <DemoInboxLink />
    </div>
  )
}

function SubscribeForm() {
  const t = useT()
  const { catalogues } = usePageData<typeof loader>()
  const { refused, captcha, typed } = useFormOutcome() ?? {}
  const { state } = useNavigation()
  return (
    <form method="post" action={to.subscribe()} className={styles.form} noValidate>
      <DefaultSubmit />
      <header className={styles.head}>
        <h1>{t('subscriptions.title')}</h1>
        <p className="muted">{t('subscriptions.intro')}</p>
      </header>
      <RefusalNotice />
      <AddressField name="email" label={t('subscriptions.email')} />
      <CatalogueChoices
        label={t('subscriptions.catalogues')}
        catalogues={catalogues}
        typed={typed}
        error={refused?.fields['productCatalog']}
      />
      {captcha && <CaptchaField captcha={captcha} />}
      <Button type="submit" variant="primary" size="lg" busy={state === 'submitting'}>
        {t('subscriptions.subscribe')}
      </Button>
    </form>
  )
}

function Sent() {
  const t = useT()
  const email = useFormOutcome()?.typed['email'] ?? ''
  const mailbox = mailLoginPage(email)
  return (
    <div role="status">
      <EmptyState
        icon="mail"
        level={1}
        title={t('subscriptions.sentTitle')}
        actions={
          mailbox && (
            <LinkButton href={mailbox} target="_blank" rel="noreferrer" variant="primary">
              {t('subscriptions.openMailbox')}
            </LinkButton>
          )
        }
      >
        {t('subscriptions.sentText', { email })}
      </EmptyState>
    </div>
  )
}
