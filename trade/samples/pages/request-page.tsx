import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { to } from '#platform/contract/to.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { Visit } from '#platform/web/visit.ts'
import { RequestForm } from './request-form.tsx'

export async function loader({ api, url }: Visit) {
  const productId = url.searchParams.get('productId')
  if (!productId) throw redirect(to.samples())
  const [product, terms, addresses] = await Promise.all([
    api.products.detail({ id: productId }),
    api.samples.terms({ productId }),
    api.addresses.listAll(),
  ])
  const lotId = Number(url.searchParams.get('lotId')) || undefined
  return { product, terms, addresses, lotId, formKey: randomId() }
}

export const action: Action = async ({ api, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const wish = {
    productId: text('productId'),
    lotId: text('lotId'),
    kilograms: text('kilograms'),
    application: text('application'),
    addressId: text('addressId'),
  }
  const { id } = await api.samples.request(wish, { idempotencyKey: text('key') || undefined })
  return redirect(to.sample(id, { done: 'requested' }), 303)
}

export default function RequestSamplePage() {
  const t = useT()
  const data = usePageData<typeof loader>()
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
