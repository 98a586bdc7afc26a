import { to } from '#platform/contract/to.ts'
import { enquiries, enquiryTabs } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import { listAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterDays } from '#platform/office/ui/filter-input.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PageError, redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { Select } from '#platform/ui/input.tsx'
import { careDues } from '#identity/companies/office/contract.ts'
import { useEnquiryColumns } from './use-enquiry-columns.tsx'

export async function loader({ api, url }: AdminVisit) {
  const [page, counts, contacts, views] = await Promise.all([
    api.enquiries.list(readQuery(enquiries.list, url)),
    api.enquiries.counts(),
    api.enquiries.contacts(),
    api.desk.filters({ list: 'enquiries' }),
  ])
  return { page, counts, contacts, views }
}

export const action = listAction('enquiries', async ({ api, form, url }) => {
  if (textOf(form, 'intent') !== 'assign') throw new PageError(405)
  const ids = textsOf(form, 'ids').map(Number)
  const { changeId } = await api.enquiries.assignMany({ ids, contactId: textOf(form, 'contactId') })
  return redirect(doneAt(url.pathname + url.search, 'assigned', changeId), 303)
})

export default function EnquiryListPage() {
  const t = useT()
  const { page, counts, contacts, views } = usePageData<typeof loader>()
  const mayAssign = useMay('enquiries.assign')
  const mayEnter = useMay('behalf.enter')
  const people = contacts.map(({ id, name, nameEn }) => ({ value: id, label: localised(t.locale, name, nameEn).text }))
  return (
    <AdminList
      title={t('adminEnquiries.title')}
      page={page}
      views={views}
      columns={useEnquiryColumns()}
      rowName={({ enquiryNo }) => enquiryNo}
      add={mayEnter && { href: to.office.newEnquiry(), label: t('adminMembers.newEnquiry') }}
      bulk={mayAssign ? [{ intent: 'assign', label: t('adminEnquiries.assignSubmit') }] : []}
      bulkFields={<Select name="contactId" aria-label={t('adminEnquiries.assign')} options={people} />}
      tabs={
        <ListTabs
          label={t('adminEnquiries.tabs')}
          tabs={enquiryTabs}
          textOf={(tab) => t(`adminEnquiries.tab_${tab}`)}
          counts={counts}
        />
      }
      filters={
        <>
          {people.length > 1 && <FilterSelect name="contactId" label={t('adminEnquiries.contact')} options={people} />}
          <FilterSelect
            name="late"
            label={t('adminEnquiries.clock')}
            options={[{ value: '1', label: t('adminEnquiries.lateOnly') }]}
          />
          <FilterSelect
            name="due"
            label={t('adminEnquiryTasks.next')}
            options={careDues.map((due) => ({ value: due, label: t(`adminCompanies.due_${due}`) }))}
          />
          <FilterDays from={t('adminEnquiries.from')} to={t('adminEnquiries.to')} />
        </>
      }
    />
  )
}
