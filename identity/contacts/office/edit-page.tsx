import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { usePageData } from '#platform/web/page.ts'
import { ContactFacts } from './contact-facts.tsx'
import { contactRecord } from './record.ts'

export const loader = editLoader(contactRecord)
export const action = saveAction(contactRecord, { stays: true })
export const meta = editMeta(contactRecord)

export default function ContactEditPage() {
  const { saved } = usePageData<typeof loader>()
  return <RecordEdit record={contactRecord} beside={saved && <ContactFacts contact={saved} />} />
}
