import type { PlainKey } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useFields } from '../form.ts'
import type { RecordChoices } from './calls.ts'
import { choiceText, fieldKey, type ContentLook } from './content-looks.ts'
import { PublishFields } from './publish-fields.tsx'
import type { SavedRecord } from './record-field.tsx'
import { RecordForm } from './record-form.tsx'

export type SavedContent = SavedRecord & { pictures: NonNullable<SavedRecord['pictures']> }

const hints: Record<string, PlainKey> = {
  code: 'adminContent.codeHint',
  position: 'adminContent.positionHint',
  certificates: 'adminContent.linesHint',
  shopId: 'adminContent.shopHint',
  provinceId: 'adminContent.provinceHint',
}

interface ContentFormProps {
  look: ContentLook
  saved: SavedContent | null
  choices: RecordChoices
}

/** The form of a record, and whether and from when it is shown. */
export function ContentForm({ look, saved, choices }: ContentFormProps) {
  const t = useT()
  const fields = useFields(saved)
  const table = look.content.fields
  const words = {
    labelOf: (name: string) => t(fieldKey(name)),
    hintOf: (name: string) => hints[name] && t(hints[name]),
    choiceText: (name: string, value: string | number) => choiceText(t, look, name, value),
  }
  const timeOf = (name: string) => (name in table ? String(saved?.[name] ?? '') : undefined)
  return (
    <>
      <RecordForm table={table} words={words} fields={fields} saved={saved} choices={choices} />
      {look.published && (
        <PublishFields fields={fields} publishedAt={timeOf('publishedAt') ?? ''} endsAt={timeOf('endsAt')} />
      )}
    </>
  )
}
