import { to } from '#platform/contract/to.ts'
import { Stars } from '#catalogue/comments/pages/stars.tsx'
import { MemberLink } from '#identity/members/office/member-link.tsx'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { doneAt, type Done } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { intentIn } from '#platform/web/intent-in.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import { useMay, useMe, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { dateTime } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { AnswerForm, HideForm } from './comment-forms.tsx'

export const loader = ({ api, url }: AdminVisit) => api.comments.info({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  const named = { id: textOf(form, 'id'), ...fieldsOf(form, 'version') }
  const steps: Record<string, [Done, () => Promise<unknown>]> = {
    answer: ['answered', () => api.comments.answer({ ...named, ...fieldsOf(form, 'answer') })],
    hide: ['changed', () => api.comments.hide({ ...named, ...fieldsOf(form, 'reason') })],
    show: ['changed', () => api.comments.show(named)],
  }
  const step = intentIn(steps, form)
  await step[1]()
  return redirect(doneAt(to.office.comment(named.id), step[0]), 303)
}

export const meta: MetaOf<typeof loader> = (comment, t) => ({ title: t('adminComments.commentTitle', comment) })

export default function CommentPage() {
  const t = useT()
  const comment = usePageData<typeof loader>()
  const mayEdit = useMay('sales.edit')
  const ofHouse = useMe()?.shop === null
  const title = productTitle(comment.product, t)
  return (
    <Detail
      back={{ href: to.office.comments(), label: t('adminComments.title') }}
      title={t('adminComments.commentTitle', comment)}
      marks={comment.hiddenReason && <Badge tone="warning">{t('adminComments.hidden')}</Badge>}
      aside={mayEdit && ofHouse && <HideForm comment={comment} />}
    >
      <Card look="ruled">
        <p>
          <Stars score={comment.score} /> {comment.content ?? t('adminComments.noWords')}
        </p>
        <DescriptionList
          items={[
            {
              term: t('adminComments.product'),
              value: comment.productId === null ? title : <a href={to.product(comment.productId)}>{title}</a>,
            },
            {
              term: t('adminComments.order'),
              value: <a href={to.office.order(comment.orderId)}>{comment.orderSn}</a>,
            },
            {
              term: t('adminComments.writer'),
              value: <MemberLink id={comment.memberId}>{comment.memberName}</MemberLink>,
            },
            { term: t('adminComments.shownAs'), value: comment.shownName ?? t('comments.aBuyer') },
            { term: t('adminComments.at'), value: dateTime(comment.createTime) },
          ]}
        />
      </Card>
      {mayEdit ? <AnswerForm comment={comment} /> : comment.answer && <p>{comment.answer}</p>}
    </Detail>
  )
}
