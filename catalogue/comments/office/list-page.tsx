import { to } from '#platform/contract/to.ts'
import { Stars } from '#catalogue/comments/pages/stars.tsx'
import { MemberLink } from '#identity/members/office/member-link.tsx'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { listAction } from '#platform/office/list-action.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { comments, commentTabs, type CommentRow } from './contract.ts'

export async function loader({ api, url }: AdminVisit) {
  const [page, counts, views] = await Promise.all([
    api.comments.list(readQuery(comments.list, url)),
    api.comments.counts(),
    api.desk.filters({ list: 'comments' }),
  ])
  return { page, counts, views }
}

export const action = listAction('comments', () => Promise.reject(new PageError(405)))

export default function CommentListPage() {
  const t = useT()
  const { page, counts, views } = usePageData<typeof loader>()
  return (
    <AdminList
      title={t('adminComments.title')}
      page={page}
      views={views}
      columns={useCommentColumns()}
      rowName={({ orderSn }) => orderSn}
      tabs={
        <ListTabs
          label={t('adminComments.tabs')}
          tabs={commentTabs}
          textOf={(tab) => t(`adminComments.tab_${tab}`)}
          counts={counts}
        />
      }
    />
  )
}

function useCommentColumns(): ListColumn<CommentRow>[] {
  const t = useT()
  return [
    {
      key: 'product',
      header: t('adminComments.product'),
      rowHeader: true,
      cell: ({ id, product }) => (
        <a href={to.office.comment(id)} data-row="">
          {productTitle(product, t)}
        </a>
      ),
    },
    { key: 'score', header: t('adminComments.score'), sortable: true, cell: ({ score }) => <Stars score={score} /> },
    {
      key: 'content',
      header: t('adminComments.content'),
      cell: ({ content }) => content ?? t('adminComments.noWords'),
    },
    {
      key: 'writer',
      header: t('adminComments.writer'),
      cell: ({ memberId, memberName }) => <MemberLink id={memberId}>{memberName}</MemberLink>,
    },
    {
      key: 'order',
      header: t('adminComments.order'),
      cell: ({ orderId, orderSn }) => <a href={to.office.order(orderId)}>{orderSn}</a>,
    },
    { key: 'at', header: t('adminComments.at'), sortable: true, cell: ({ createTime }) => <TimeAt at={createTime} /> },
  ]
}
