import { documentKinds } from './product-values.ts'
import { date, fileSize } from '#platform/texts/format.ts'
import type { RowValues } from '#platform/office/rows.ts'
import { RowCell, RowEditor, type EditedRow } from '#platform/office/ui/row-editor.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { DocumentUpload } from './document-upload.tsx'
import { telling } from './product-form-data.ts'

type Cells = Pick<EditedRow, 'values' | 'name'>

/** Papers of a product, as PDF files. */
export function DocumentRows({ saved }: { saved: readonly RowValues[] }) {
  const t = useT()
  const labels = {
    kind: t('adminProducts.documentKind'),
    locale: t('adminProducts.documentLanguage'),
    title: `${t('adminProducts.documentTitle')} · ${t('adminForm.chinese')}`,
    titleEn: `${t('adminProducts.documentTitle')} · ${t('adminForm.english')}`,
    issuedOn: t('adminProducts.issuedOn'),
    file: t('adminProducts.file'),
  }
  return (
    <RowEditor
      prefix="documents"
      label={t('adminProducts.sectionDocuments')}
      headers={Object.values(labels)}
      saved={saved}
      telling={telling.documents}
      adder={(add) => (
        <DocumentUpload
          onStored={({ fileId, name, bytes }) => {
            const title = name.replace(/\.pdf$/i, '')
            const issuedOn = date(new Date())
            add({ fileId: String(fileId), bytes: String(bytes), kind: 'TDS', title, titleEn: title, issuedOn })
          }}
        />
      )}
    >
      {({ values, name }) => (
        <>
          <RowCell field="kind" label={labels.kind}>
            <Select
              name={name('kind')}
              aria-label={labels.kind}
              defaultValue={values['kind']}
              options={documentKinds.map((value) => ({ value, label: t(`adminProducts.document_${value}`) }))}
            />
          </RowCell>
          <LanguageCell row={{ values, name }} label={labels.locale} />
          {(['title', 'titleEn'] as const).map((field) => (
            <RowCell key={field} field={field} label={labels[field]}>
              <TextInput name={name(field)} aria-label={labels[field]} defaultValue={values[field]} />
            </RowCell>
          ))}
          <RowCell field="issuedOn" label={labels.issuedOn}>
            <TextInput
              name={name('issuedOn')}
              aria-label={labels.issuedOn}
              type="date"
              defaultValue={values['issuedOn']}
            />
          </RowCell>
          <FileCell row={{ values, name }} label={labels.file} />
        </>
      )}
    </RowEditor>
  )
}

function FileCell({ row, label }: { row: Cells; label: string }) {
  const t = useT()
  const { values, name } = row
  return (
    <RowCell field="fileId" label={label}>
      {(['id', 'fileId', 'file', 'bytes'] as const).map((field) => (
        <input key={field} type="hidden" name={name(field)} value={values[field] ?? ''} />
      ))}
      {values['file'] ? (
        <a href={`/media/${values['file']}`} target="_blank" rel="noopener" data-document="">
          {t('adminProducts.openFile')}
        </a>
      ) : (
        fileSize(Number(values['bytes']))
      )}
    </RowCell>
  )
}

function LanguageCell({ row, label }: { row: Cells; label: string }) {
  const t = useT()
  const { values, name } = row
  return (
    <RowCell field="locale" label={label}>
      <Select
        name={name('locale')}
        aria-label={label}
        defaultValue={values['locale'] ?? ''}
        placeholder={t('adminProducts.bothLanguages')}
        options={[
          { value: 'zh-CN', label: t('adminForm.chinese') },
          { value: 'en-US', label: t('adminForm.english') },
        ]}
      />
    </RowCell>
  )
}
