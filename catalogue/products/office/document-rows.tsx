import { to } from '#platform/contract/to.ts'
import { documentKinds, standards } from '#catalogue/documents/document.ts'
import { date, fileSize } from '#platform/texts/format.ts'
import type { RowValues } from '#platform/office/rows.ts'
import { RowCell, RowEditor, type EditedRow } from '#platform/office/ui/row-editor.tsx'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { DocumentUpload } from './document-upload.tsx'
import { telling } from './product-form-data.ts'

type Cells = Pick<EditedRow, 'values' | 'name'>

interface DocumentRowsProps {
  saved: readonly RowValues[]
  /** Numbers of the lots that are saved; a new one can have papers once it is. */
  lots: readonly string[]
}

/** Papers of a product or of one of its lots, as PDF files. */
export function DocumentRows({ saved, lots }: DocumentRowsProps) {
  const t = useT()
  const labels = labelsOf(t, lots)
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
      {(row) => <DocumentCells row={row} labels={labels} lots={lots} />}
    </RowEditor>
  )
}

const labelsOf = (t: Translator, lots: readonly string[]) => ({
  kind: t('adminProducts.documentKind'),
  standard: t('adminProducts.standard'),
  ...(lots.length > 0 && { lotCode: t('adminProducts.documentLot') }),
  locale: t('adminProducts.documentLanguage'),
  title: `${t('adminProducts.documentTitle')} · ${t('adminForm.chinese')}`,
  titleEn: `${t('adminProducts.documentTitle')} · ${t('adminForm.english')}`,
  issuedOn: t('adminProducts.issuedOn'),
  expiresOn: t('adminProducts.expiresOn'),
  file: t('adminProducts.file'),
})

interface DocumentCellsProps {
  row: Cells
  labels: ReturnType<typeof labelsOf>
  lots: readonly string[]
}

function DocumentCells({ row: { values, name }, labels, lots }: DocumentCellsProps) {
  const t = useT()
  return (
    <>
      <RowCell field="kind" label={labels.kind}>
        <Select
          name={name('kind')}
          aria-label={labels.kind}
          defaultValue={values['kind']}
          options={documentKinds.map((value) => ({ value, label: t(`adminProducts.document_${value}`) }))}
        />
      </RowCell>
      <ChoiceCell
        row={{ values, name }}
        field="standard"
        label={labels.standard}
        none="-"
        options={standards.map((value) => ({ value, label: value }))}
      />
      {labels.lotCode && (
        <ChoiceCell
          row={{ values, name }}
          field="lotCode"
          label={labels.lotCode}
          none={t('adminProducts.wholeProduct')}
          options={lots.map((value) => ({ value, label: value }))}
        />
      )}
      <ChoiceCell
        row={{ values, name }}
        field="locale"
        label={labels.locale}
        none={t('adminProducts.bothLanguages')}
        options={[
          { value: 'zh-CN', label: t('adminForm.chinese') },
          { value: 'en-US', label: t('adminForm.english') },
        ]}
      />
      {(['title', 'titleEn'] as const).map((field) => (
        <RowCell key={field} field={field} label={labels[field]}>
          <TextInput name={name(field)} aria-label={labels[field]} defaultValue={values[field]} />
        </RowCell>
      ))}
      {(['issuedOn', 'expiresOn'] as const).map((field) => (
        <RowCell key={field} field={field} label={labels[field]}>
          <TextInput name={name(field)} aria-label={labels[field]} type="date" defaultValue={values[field]} />
        </RowCell>
      ))}
      <FileCell row={{ values, name }} label={labels.file} />
    </>
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
        <a
          href={values['id'] ? to.office.file.goodsDocument(values['id']) : `/media/${values['file']}`}
          target="_blank"
          rel="noopener"
          data-document=""
        >
          {t('adminProducts.openFile')}
        </a>
      ) : (
        fileSize(Number(values['bytes']))
      )}
    </RowCell>
  )
}

interface ChoiceCellProps {
  row: Cells
  field: string
  label: string
  /** What nothing chosen means. */
  none: string
  options: { value: string; label: string }[]
}

const ChoiceCell = ({ row: { values, name }, field, label, none, options }: ChoiceCellProps) => (
  <RowCell field={field} label={label}>
    <Select
      name={name(field)}
      aria-label={label}
      defaultValue={values[field] ?? ''}
      placeholder={none}
      options={options}
    />
  </RowCell>
)
