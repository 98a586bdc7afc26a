import type { ReactNode } from 'react'
import type { ContentField as Kind } from './content-fields.ts'
import type { ContentChoices } from './contract.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { useFields } from '../form.ts'
import { FieldRow } from '../ui/field-row.tsx'
import { ContentField } from './content-field.tsx'
import type { ContentLook } from './content-looks.ts'
import { PublishFields } from './publish-fields.tsx'

export type SavedContent = Record<string, unknown> & {
  id: number
  version: number
  pictures: Record<string, Picture>
}

const isShort = ({ kind }: Kind) => ['line', 'whole', 'degrees', 'day', 'reference', 'choice'].includes(kind)

/** Fields in the order of their table; short ones that follow each other stand beside each other. */
export function ContentForm({
  look,
  saved,
  choices,
}: {
  look: ContentLook
  saved: SavedContent | null
  choices: ContentChoices
}) {
  const fields = useFields(saved)
  const rows: { short: boolean; parts: ReactNode[] }[] = []
  for (const [name, field] of Object.entries(look.content.fields)) {
    if (field.kind === 'time') continue
    const short = isShort(field)
    const part = (
      <ContentField
        key={name}
        look={look}
        name={name}
        field={field}
        fields={fields}
        saved={saved}
        choices={choices[name] ?? []}
      />
    )
    const last = rows.at(-1)
    if (short && last?.short) last.parts.push(part)
    else rows.push({ short, parts: [part] })
  }
  const timeOf = (name: string) => (name in look.content.fields ? String(saved?.[name] ?? '') : undefined)
  return (
    <>
      {rows.map(({ short, parts }, at) =>
        // The rows of a noun never change their order.
        short ? <FieldRow key={at}>{parts}</FieldRow> : parts,
      )}
      {look.published && (
        <PublishFields fields={fields} publishedAt={timeOf('publishedAt') ?? ''} endsAt={timeOf('endsAt')} />
      )}
    </>
  )
}
