import { MemberLink } from '#identity/members/office/member-link.tsx'
import type { EnquiryInfo } from './contract.ts'
import { orDash } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useMay } from '#platform/office/visit.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Select } from '#platform/ui/input.tsx'
import type { Task } from '#trade/enquiry-tasks/office/contract.ts'
import { TasksCard } from '#trade/enquiry-tasks/office/tasks-card.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { Notes } from '#trade/threads/office/notes.tsx'
import styles from './enquiries.module.css'

interface EnquiryAsideProps {
  enquiry: EnquiryInfo
  tasks: readonly Task[]
  formKey: string
}

/** Who asks, who answers, and what the sellers note for each other. */
export function EnquiryAside({ enquiry, tasks, formKey }: EnquiryAsideProps) {
  const t = useT()
  const mayAssign = useMay('enquiries.assign')
  const contact = enquiry.contacts.find(({ id }) => id === enquiry.contactId)
  return (
    <>
      <Card title={t('adminEnquiries.contact')}>
        {mayAssign ? (
          <form method="post" className={styles.assign}>
            <input type="hidden" name="id" value={enquiry.id} />
            <input type="hidden" name="fromContactId" value={enquiry.contactId} />
            <Select
              key={enquiry.contactId}
              name="contactId"
              aria-label={t('adminEnquiries.assign')}
              defaultValue={enquiry.contactId}
              options={enquiry.contacts.map(({ id, name, nameEn }) => ({
                value: id,
                label: localised(t.locale, name, nameEn).text,
              }))}
            />
            <Button type="submit" name="intent" value="assign">
              {t('adminEnquiries.assignSubmit')}
            </Button>
          </form>
        ) : (
          <Local zh={contact?.name ?? null} en={contact?.nameEn ?? null} />
        )}
      </Card>
      <TasksCard enquiryId={enquiry.id} tasks={tasks} formKey={formKey} />
      <Card title={t('adminEnquiries.buyerTitle')} look="ruled">
        <p>
          {enquiry.readerId ? <MemberLink id={enquiry.readerId}>{enquiry.name}</MemberLink> : enquiry.name}{' '}
          <span className="muted">{t(enquiry.readerId ? 'adminEnquiries.member' : 'adminEnquiries.visitor')}</span>
        </p>
        <DescriptionList
          items={[
            { term: t('adminEnquiries.company'), value: orDash(enquiry.company) },
            { term: t('adminEnquiries.email'), value: orDash(enquiry.email) },
            { term: t('adminEnquiries.phone'), value: orDash(enquiry.phone) },
            {
              term: t('adminEnquiries.language'),
              value: t(enquiry.locale === 'zh-CN' ? 'adminEnquiries.chinese' : 'adminEnquiries.english'),
            },
          ]}
        />
      </Card>
      {!enquiry.readerId && enquiry.email && <VisitorLinks id={enquiry.id} />}
      <OutcomeCard enquiry={enquiry} />
      <Notes id={enquiry.id} notes={enquiry.notes} formKey={formKey} />
    </>
  )
}

/** Not for people of a shop: the links are for all who were asked. */
function VisitorLinks({ id }: { id: number }) {
  const t = useT()
  const [mayEdit, ofHouse] = [useMay('sales.edit'), useMay('enquiries.assign')]
  if (!mayEdit || !ofHouse) return null
  return (
    <Card title={t('adminEnquiries.linkTitle')}>
      <form method="post" className="stack tight">
        <input type="hidden" name="id" value={id} />
        <p className="muted">{t('adminEnquiries.linkText')}</p>
        <p>
          <Button type="submit" name="intent" value="revokeLinks" size="sm">
            {t('adminEnquiries.linkRevoke')}
          </Button>
        </p>
      </form>
    </Card>
  )
}
