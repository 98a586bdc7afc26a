import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { to } from '#platform/contract/to.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { randomId } from '#platform/web/random-id.ts'
import type { Visit } from '#platform/web/visit.ts'
import { RequestForm } from './request-form.tsx'

/** What the form for a product needs. */
export async function loadRequest({ api, url }: Visit, productId: string) {
  const [product, terms, addresses] = await Promise.all([
    api.products.detail({ id: productId }),
    api.samples.terms({ productId }),
    api.addresses.listAll(),
  ])
  const lotId = Number(url.searchParams.get('lotId')) || undefined
  return { product, terms, addresses, lotId, formKey: randomId() }
}

/** Answers the id of what was requested. */
export async function sendRequest(api: Visit['api'], form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const wish = {
    productId: text('productId'),
    lotId: text('lotId'),
    kilograms: text('kilograms'),
    application: text('application'),
    addressId: text('addressId'),
  }
  return api.samples.request(wish, { idempotencyKey: text('key') || undefined })
}

export function RequestView({ data }: { data: Awaited<ReturnType<typeof loadRequest>> }) {
  const t = useT()
  const { product, terms } = data
  const mayRequest = useMay('samples.request')
  const open = mayRequest && terms.left > 0
  return (
    <div className="stack">
      <p>
        <a href={to.product(product.id)}>← {t('samples.backToProduct')}</a>
      </p>
      <header className="stack tight">
        <h1>{t('samples.requestTitle')}</h1>
        <p>{localisedTitle(product, t).text}</p>
      </header>
      {!mayRequest && <Notice>{t('samples.notAllowed')}</Notice>}
      {mayRequest && !open && (
        <Notice
          actions={
            <LinkButton href={to.inquiry({ productId: product.id })} size="sm">
              {t('samples.makeEnquiry')}
            </LinkButton>
          }
        >
          {t('samples.none')}
        </Notice>
      )}
      {open && <RequestForm {...data} />}
    </div>
  )
}
