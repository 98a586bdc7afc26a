import { to } from '#platform/contract/to.ts'
import { doneAt, type Done } from '#platform/office/done.ts'
import { fieldsOf, textOf, textsOf } from '#platform/office/form.ts'
import { intentIn } from '#platform/web/intent-in.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import { channels } from '#identity/members/channel.ts'
import { Asked } from '../pages/asked.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Tag } from '#platform/ui/badge.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ApprovalsCard } from '#trade/quote-approvals/office/approvals-card.tsx'
import { goodsOf } from '#trade/quote-approvals/office/goods-of.ts'
import { AnswerForm } from './answer-form.tsx'
import { Clock } from './clock.tsx'
import { DeskThread } from '#trade/threads/office/desk-thread.tsx'
import { EnquiryAside } from './enquiry-aside.tsx'
import { SampleStep } from './sample-step.tsx'
import { isOpen, QuoteList } from './quote-list.tsx'

export async function loader({ api, url, me }: AdminVisit) {
  const id = url.searchParams.get('id') ?? ''
  const permissions = (await me())?.permissions ?? []
  const [enquiry, approvals, tasks] = await Promise.all([
    api.enquiries.info({ id }),
    api.quoteApprovals.ofEnquiry({ id }),
    api.enquiryTasks.ofEnquiry({ id }),
  ])
  const mayEnter = permissions.includes('behalf.enter')
  const addresses = mayEnter && enquiry.readerId ? await api.enquiries.addresses({ id }) : null
  const waiting = permissions.includes('costs.read') && approvals.find(({ status }) => status === 'waiting')
  const margin = waiting ? await api.margins.ofGoods(goodsOf(waiting.quote)) : null
  return { enquiry, approvals, tasks, margin, addresses, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  const once = { idempotencyKey: textOf(form, 'key') || undefined }
  const actions: Record<string, [Done, () => Promise<{ changeId: string }>]> = {
    assign: ['assigned', () => api.enquiries.assign({ id, ...fieldsOf(form, 'fromContactId', 'contactId') })],
    answer: [
      'answered',
      () =>
        api.enquiries.answer({ id, ...fieldsOf(form, 'body'), fileIds: textsOf(form, 'fileIds').map(Number) }, once),
    ],
    note: ['noted', () => api.enquiries.note({ id, ...fieldsOf(form, 'body') }, once)],
    accept: [
      'confirmed',
      () =>
        api.enquiries.accept(
          {
            id,
            ...fieldsOf(form, 'quoteId', 'addressId', 'note'),
            channel: channels.find((each) => each === textOf(form, 'channel')) ?? 'phone',
          },
          once,
        ),
    ],
    revokeLinks: ['withdrawn', () => api.enquiries.revokeLinks({ id })],
    close: ['closed', () => api.enquiries.close({ id, ...fieldsOf(form, 'reason', 'note') })],
    reopen: ['changed', () => api.enquiries.reopen({ id })],
    addTask: ['saved', () => api.enquiryTasks.add({ enquiryId: id, ...fieldsOf(form, 'body', 'dueOn') }, once)],
    tickTask: [
      'changed',
      () => api.enquiryTasks.tick({ id: textOf(form, 'taskId'), done: textOf(form, 'done') === 'no' ? 'no' : 'yes' }),
    ],
    settle: ['settled', () => api.enquiries.settle({ id })],
    approveQuote: ['quoted', () => api.quoteApprovals.approve({ id: textOf(form, 'approvalId') })],
    sendBackQuote: [
      'rejected',
      () => api.quoteApprovals.sendBack({ id: textOf(form, 'approvalId'), ...fieldsOf(form, 'reason') }),
    ],
    withdrawRequest: ['withdrawn', () => api.quoteApprovals.withdraw({ id: textOf(form, 'approvalId') })],
    requestSample: [
      'saved',
      () => api.enquiries.requestSample({ id, ...fieldsOf(form, 'position', 'kilograms', 'application') }, once),
    ],
    withdraw: ['withdrawn', () => api.enquiries.withdraw({ id, ...fieldsOf(form, 'quoteId', 'reason') })],
  }
  const [done, act] = intentIn(actions, form)
  const { changeId } = await act()
  // What was said to a buyer is said; only whose it is can be taken back.
  const undoable = done === 'assigned' ? changeId : undefined
  return redirect(doneAt(to.office.enquiry(id), done, undoable), 303)
}

export const meta: MetaOf<typeof loader> = ({ enquiry }, t) => ({
  title: t('adminEnquiries.enquiryTitle', enquiry),
})

export default function EnquiryPage() {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  const { enquiry, approvals, tasks, margin, formKey } = usePageData<typeof loader>()
  // Whoever withdraws a quote that the buyer has just accepted finds the form gone.
  const { quoteId, reason } = useRefused()?.typed ?? {}
  const gone = !enquiry.quotes.some(({ id, status }) => String(id) === quoteId && isOpen(status))
  return (
    <Detail
      back={{ href: to.office.enquiries(), label: t('adminEnquiries.all') }}
      title={t('adminEnquiries.enquiryTitle', enquiry)}
      marks={
        <>
          {enquiry.shopName && (
            <Tag>
              <Local zh={enquiry.shopName} en={enquiry.shopNameEn ?? ''} />
            </Tag>
          )}
          <Clock enquiry={enquiry} />
        </>
      }
      aside={<EnquiryAside enquiry={enquiry} tasks={tasks} formKey={formKey} />}
      asideLast
      lost={reason && gone ? [{ label: t('adminEnquiries.reason'), text: reason }] : []}
    >
      <Card title={t('adminEnquiries.askedTitle')} look="ruled">
        <Asked
          thread={enquiry}
          fileAddress={to.office.file.attachment}
          sampleAddress={(id) => to.office.sample(id)}
          sampleStep={(line, position) => (
            <SampleStep enquiry={enquiry} line={line} position={position} formKey={formKey} />
          )}
        />
      </Card>
      <ApprovalsCard enquiryId={enquiry.id} approvals={approvals} margin={margin} />
      <Card
        title={t('adminEnquiries.quotes')}
        look="ruled"
        actions={
          mayEdit && (
            <LinkButton href={to.office.quote(enquiry.id)} icon="plus" size="sm" data-new="">
              {t('adminEnquiries.newQuote')}
            </LinkButton>
          )
        }
      >
        <QuoteList enquiry={enquiry} />
      </Card>
      <Card title={t('adminThreads.title')} look="ruled">
        <div className="stack">
          <DeskThread messages={enquiry.messages} buyer={enquiry.name} />
          {mayEdit && <AnswerForm enquiry={enquiry} formKey={formKey} key={enquiry.messages.length} />}
        </div>
      </Card>
    </Detail>
  )
}
