import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import type { AuditNoun } from '../audit/contract.ts'
import { useFormKey } from '../form-key.ts'
import { useFields } from '../form.ts'
import { EditPage } from '../ui/edit-frame.tsx'
import type { RecordFields } from './fields.ts'
import { useRecordWords, wireLabels } from './form-words.ts'
import { PublishFields } from './publish-fields.tsx'
import { isPublished, type RecordNoun } from './record.ts'
import type { SavedRecord } from './record-field.tsx'
import { RecordForm, type OwnControls } from './record-form.tsx'
import { RecordHead } from './record-head.tsx'
import type { editLoader } from './record-page.ts'
import { titleOf } from './record-words.ts'

interface RecordEditProps {
  record: RecordNoun
  /** Controls of fields that have one of their own. */
  own?: OwnControls
  /** Values under the names of such controls. */
  values?: object | null
  /** Below the title, outside of the form; with versions beside the way to them. */
  head?: ReactNode
  /** Facts beside the form. */
  beside?: ReactNode
}

/** What a new one begins with. */
const firstOf = (fields: RecordFields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'tick' && field.first ? [[name, true]] : [])),
  )

/** What the page that led here knows of it already. */
const givenIn = (query: URLSearchParams, { fields }: RecordNoun) =>
  Object.fromEntries([...query].filter(([name]) => fields[name]?.kind === 'line'))

/** The form of a record noun. */
export function RecordEdit({ record, own, values, head, beside }: RecordEditProps) {
  const t = useT()
  const { saved: found, basis, choices, formKey } = usePageData<ReturnType<typeof editLoader>>()
  const saved = found as SavedRecord | null
  const [query] = useSearchParams()
  const fields = useFields(saved ? { ...saved, ...values } : { ...firstOf(record.fields), ...givenIn(query, record) })
  return (
    <EditPage
      key={useFormKey(saved ? `${saved.id} ${saved.version} ${basis ?? ''}` : 'new')}
      title={titleOf(t, record, saved)}
      noun={record.noun as AuditNoun}
      saved={saved}
      basis={basis}
      formKey={formKey}
      labels={wireLabels(t, record)}
      back={record.single ? to.office.desk() : record.at.path}
      head={
        record.versions && saved ? (
          <RecordHead record={record} saved={saved} drafted={basis !== undefined}>
            {head}
          </RecordHead>
        ) : (
          head
        )
      }
      beside={beside}
      wide={record.versions}
      actions={
        record.seenAt &&
        (saved ?? isPublished(record)) && (
          <Button type="submit" name="intent" value="preview" icon="eye">
            {t('adminContent.preview')}
          </Button>
        )
      }
    >
      <RecordForm
        table={record.fields}
        words={useRecordWords(record)}
        fields={fields}
        saved={saved}
        choices={choices}
        own={own}
      />
      {isPublished(record) && <PublishFields fields={fields} saved={saved} ends={'endsAt' in record.fields} />}
    </EditPage>
  )
}
