import type { ReactNode } from 'react'
import type { RecordField as Kind } from './fields.ts'
import type { RecordChoice } from './calls.ts'
import type { DocumentLink } from './record.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { localised } from '#platform/texts/localised.ts'
import type { useFields } from '../form.ts'
import { DocumentField } from '../ui/document-field.tsx'
import { LongSelect } from '../ui/long-select.tsx'
import { PairField } from '../ui/pair-field.tsx'
import { PictureField } from '../ui/picture-field.tsx'
import { RichPairField } from '../ui/rich-pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import type { FormWords } from './form-words.ts'
import { ManyChoices } from './many-choices.tsx'
import { RecordRows } from './record-rows.tsx'

interface RecordFieldProps {
  words: FormWords
  name: string
  field: Kind
  fields: ReturnType<typeof useFields>
  saved: SavedRecord | null
  choices: readonly RecordChoice[]
}

/** What is edited, with the pictures and documents that its fields name. */
export type SavedRecord = Record<string, unknown> & {
  id: number
  version: number
  pictures?: Record<string, Picture>
  documents?: Record<string, DocumentLink>
}

/** What every control is made from. */
interface Controlled<Field extends Kind = Kind> extends Omit<RecordFieldProps, 'field' | 'words' | 'choices'> {
  field: Field
  label: string
  hint: string | undefined
  /** For what stands in a frame of its own. */
  common: { label: string; error: string | undefined; hint: string | undefined }
  /** What a field offers that refers to something, or has one of a fixed few. */
  offered: { value: string | number; label: string }[]
}
type Controls = { [K in Kind['kind']]: (of: Controlled<Extract<Kind, { kind: K }>>) => ReactNode }

const pairOf = (name: string): [string, string] => [name, `${name}En`]

const controls: Controls = {
  pair: ({ name, field, label, hint, fields: { text, error } }) => (
    <PairField
      label={label}
      names={pairOf(name)}
      text={text}
      error={error}
      area={field.area}
      required={field.need === 'both'}
      hint={hint}
    />
  ),
  rich: ({ name, field, label, fields: { text, error } }) => (
    <RichPairField label={label} names={pairOf(name)} text={text} error={error} required={field.need} />
  ),
  picture: ({ name, field, label, saved, fields: { text, error } }) => {
    const id = Number(text(name))
    const picture = saved?.pictures?.[id]
    return (
      <PictureField
        name={name}
        label={label}
        saved={picture && { id, picture }}
        error={error(name)}
        required={field.need}
      />
    )
  },
  document: ({ name, field, label, saved, fields: { text, error } }) => {
    const id = Number(text(name))
    const document = saved?.documents?.[id]
    return (
      <DocumentField
        name={name}
        label={label}
        saved={document && { id, ...document }}
        error={error(name)}
        required={field.need}
      />
    )
  },
  tick: ({ name, common, fields }) => <Checkbox name={name} {...common} defaultChecked={fields.ticked(name)} />,
  references: ({ name, field, common, offered, saved }) => (
    <ManyChoices
      {...common}
      name={name}
      options={offered}
      ordered={!field.all}
      chosen={(saved?.[name] as number[]) ?? (field.all ? offered.map(({ value }) => value) : [])}
    />
  ),
  choices: ({ name, common, offered, saved }) => (
    <ManyChoices {...common} name={name} options={offered} chosen={(saved?.[name] as string[]) ?? []} />
  ),
  reference: ({ name, field, common, offered, saved, fields }) => (
    <Field {...common} required={field.need}>
      <ReferenceSelect
        name={name}
        field={field}
        value={fields.text(name)}
        options={field.other ? offered.filter(({ value }) => value !== saved?.id) : offered}
      />
    </Field>
  ),
  choice: ({ name, field, common, offered, saved, fields: { text } }) => (
    <Field {...common} required>
      {field.fixed && saved ? (
        <>
          <input type="hidden" name={name} value={text(name)} />
          <TextInput readOnly value={offered.find(({ value }) => String(value) === text(name))?.label ?? ''} />
        </>
      ) : (
        <Select name={name} defaultValue={text(name) || String(field.first ?? field.of[0])} options={offered} />
      )}
    </Field>
  ),
  whole: ({ name, field, common, fields: { text } }) => (
    <Field {...common} required={field.first === undefined && !field.optional}>
      <NumberInput
        name={name}
        step={1}
        min={field.least}
        max={field.most}
        defaultValue={text(name) || (field.first === undefined ? '' : String(field.first))}
      />
    </Field>
  ),
  degrees: ({ name, common, fields }) => (
    <Field {...common}>
      <TextInput name={name} inputMode="decimal" defaultValue={fields.text(name)} />
    </Field>
  ),
  lines: ({ name, common, saved, fields }) => (
    <Field {...common}>
      <TextArea name={name} rows={4} defaultValue={linesOf(saved?.[name], fields.text(name), '\n')} />
    </Field>
  ),
  words: ({ name, field, common, saved, fields }) => (
    <Field {...common}>
      <TextArea
        name={name}
        rows={field.short ? 3 : 2}
        defaultValue={linesOf(saved?.[name], fields.text(name), field.short ? '\n' : ', ')}
      />
    </Field>
  ),
  rows: (of) => <RecordRows {...of} />,
  day: ({ name, common, fields }) => (
    <Field {...common} required>
      <TextInput type="date" name={name} defaultValue={fields.text(name)} />
    </Field>
  ),
  time: () => null,
  own: () => null,
  line: ({ name, field, common, saved, fields }) => (
    <Field {...common} required={field.need}>
      <TextInput
        name={name}
        defaultValue={fields.text(name)}
        readOnly={field.fixed && saved !== null}
        maxLength={field.most}
        autoComplete="off"
        autoCapitalize={field.pattern || field.schema ? 'none' : undefined}
      />
    </Field>
  ),
}

/** The control of one field, by its kind. */
export function RecordField({ words, choices, ...of }: RecordFieldProps) {
  const t = useT()
  const { name, field, fields } = of
  const [label, hint] = [words.labelOf(name), words.hintOf(name)]
  const offered =
    'of' in field
      ? field.of.map((value) => ({ value, label: words.choiceText(name, value) }))
      : choices.map(({ value, name: zh, nameEn }) => ({ value, label: localised(t.locale, zh, nameEn).text }))
  const control = controls[field.kind] as (of: Controlled) => ReactNode
  return control({ ...of, label, hint, common: { label, error: fields.error(name), hint }, offered })
}

interface ReferenceSelectProps {
  name: string
  field: Extract<Kind, { kind: 'reference' }>
  value: string
  options: { value: string | number; label: string }[]
}

function ReferenceSelect({ name, field, value, options }: ReferenceSelectProps) {
  const t = useT()
  const placeholder = field.none ? t(field.none) : field.need ? '' : t('adminContent.none')
  return <LongSelect name={name} defaultValue={value} placeholder={placeholder} options={options} />
}

const linesOf = (saved: unknown, text: string, between: string) => (Array.isArray(saved) ? saved.join(between) : text)
