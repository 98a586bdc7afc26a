import { to } from '#platform/contract/to.ts'
import { orders } from '../contract.ts'
import { PayPanel } from './pay-panel.tsx'
import { OwnLetters } from '#trade/letters-of-credit/pages/own-letters.tsx'
import { AttachmentField } from '#identity/uploads/pages/attachment-field.tsx'
import { PhotosField } from '#identity/uploads/pages/photos-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRefused, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { useFresh } from '#platform/web/use-fresh.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { changeOrder } from './change-order.ts'
import { CommentForm } from './comment-form.tsx'
import { MyComments } from './my-comments.tsx'
import { useOrderActions } from './order-actions.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'
import { OrderThread } from './order-thread.tsx'
import { ReturnForm } from './return-form.tsx'

/** One order by `id`, with one of its forms by `do`, the member's comments, or the list. */
export async function loader({ api, url }: Visit) {
  const id = url.searchParams.get('id')
  const formKey = randomId()
  if (id) return { order: await api.orders.info({ id }), formKey }
  if (url.searchParams.has('comments'))
    return { comments: await api.orders.comments(readQuery(orders.comments, url)), formKey }
  const [found, counts] = await Promise.all([api.orders.list(readQuery(orders.list, url)), api.orders.aggregation()])
  return { found, counts, formKey }
}

export const action = changeOrder

export const meta: MetaOf<typeof loader> = ({ order, comments }, t) => ({
  title: order ? order.orderSn : t(comments ? 'orders.myComments' : 'orders.title'),
})

export default function OrderPage() {
  const t = useT()
  const { order, found, counts, comments } = usePageData<typeof loader>()
  if (order) return <OneOrder />
  if (comments) return <MyComments found={comments} />
  return (
    <div className="stack">
      <header className="split">
        <h1>{t('orders.title')}</h1>
        <a href={to.orders({ comments: 1 })}>{t('orders.myComments')}</a>
      </header>
      <Said />
      {found && counts && <OrderList found={found} counts={counts} />}
    </div>
  )
}

function OneOrder() {
  const t = useT()
  const [query] = useSearchParams()
  const loaded = usePageData<typeof loader>()
  const id = loaded.order?.id ?? 0
  const order = useFresh(loaded.order, (api) => api.orders.info({ id }), { on: ['orders'], when: id > 0 })
  const { formKey } = loaded
  const { refused } = useRefused() ?? {}
  const actions = useOrderActions(order ?? { actions: [] })
  if (!order) return null
  const form = actions.find((it) => it === query.get('do'))
  if (form === 'comment') return <CommentForm order={order} formKey={formKey} />
  if (form === 'return') {
    const photos = (
      <PhotosField
        name="photoIds"
        most={6}
        documents
        label={t('orders.returnPhotos')}
        hint={t('orders.returnPhotosHint')}
        prompt={t('orders.returnPhotosPrompt')}
        error={refused?.fields['photoIds']}
      />
    )
    return <ReturnForm order={order} formKey={formKey} photos={photos} />
  }
  const slip = (
    <AttachmentField
      name="uploadId"
      label={t('payments.slip')}
      hint={t('payments.slipHint')}
      prompt={t('payments.slipPrompt')}
      current={null}
      error={refused?.fields['uploadId']}
    />
  )
  return (
    <>
      <Said />
      <OrderDetail
        order={order}
        thread={<OrderThread order={order} formKey={formKey} />}
        letters={<OwnLetters order={order} formKey={formKey} />}
        payment={<PayPanel order={order} payable={actions.includes('pay')} slip={slip} />}
      />
    </>
  )
}

/** What became of the last step. */
function Said() {
  const t = useT()
  const [query] = useSearchParams()
  const { refused } = useRefused() ?? {}
  const placed = Number(query.get('placed'))
  const done = query.get('done')
  return (
    <div role="status">
      {refused && !refused.fields['body'] && (
        <Notice kind="danger">{Object.values(refused.fields)[0] ?? refused.message}</Notice>
      )}
      {!refused && placed > 0 && <Notice kind="success">{t('orders.placed', { count: placed })}</Notice>}
      {!refused && done === 'comment' && <Notice kind="success">{t('orders.commented')}</Notice>}
      {!refused && done === 'letter' && <Notice kind="success">{t('lettersOfCredit.sent')}</Notice>}
      {!refused && done === 'return' && <Notice kind="success">{t('orders.returnAsked')}</Notice>}
    </div>
  )
}
