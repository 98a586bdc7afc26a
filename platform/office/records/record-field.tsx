import type { RecordField as Kind } from './fields.ts'
import type { RecordChoice } from './calls.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { localised } from '#platform/texts/localised.ts'
import type { useFields } from '../form.ts'
import { PairField } from '../ui/pair-field.tsx'
import { PictureField } from '../ui/picture-field.tsx'
import { RichPairField } from '../ui/rich-pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import type { FormWords } from './form-words.ts'
import { ManyChoices } from './many-choices.tsx'

interface RecordFieldProps {
  words: FormWords
  name: string
  field: Kind
  fields: ReturnType<typeof useFields>
  saved: SavedRecord | null
  choices: readonly RecordChoice[]
}

/** What is edited, with the pictures that its fields name. */
export type SavedRecord = Record<string, unknown> & {
  id: number
  version: number
  pictures?: Record<string, Picture>
}

/** The control of one field, by its kind. */
export function RecordField({ words, name, field, fields, saved, choices }: RecordFieldProps) {
  const t = useT()
  const { text, ticked, error } = fields
  const label = words.labelOf(name)
  const hint = words.hintOf(name)
  const offered = choices.map(({ value, name: zh, nameEn }) => ({ value, label: localised(t.locale, zh, nameEn).text }))
  const common = { label, error: error(name), hint }
  switch (field.kind) {
    case 'pair':
      return (
        <PairField
          label={label}
          names={[name, `${name}En`]}
          text={text}
          error={error}
          area={field.area}
          required={field.need === 'both'}
          hint={hint}
        />
      )
    case 'rich':
      return <RichPairField label={label} names={[name, `${name}En`]} text={text} error={error} required={field.need} />
    case 'picture': {
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
    }
    case 'tick':
      return <Checkbox name={name} label={label} hint={hint} error={error(name)} defaultChecked={ticked(name)} />
    case 'references':
      return (
        <ManyChoices
          {...common}
          name={name}
          options={offered}
          ordered={!field.all}
          chosen={(saved?.[name] as number[]) ?? (field.all ? offered.map(({ value }) => value) : [])}
        />
      )
    case 'choices':
      return (
        <ManyChoices
          {...common}
          name={name}
          options={field.of.map((value) => ({ value, label: words.choiceText(name, value) }))}
          chosen={(saved?.[name] as string[]) ?? []}
        />
      )
    case 'reference':
      return (
        <Field {...common} required={field.need}>
          <Select
            name={name}
            defaultValue={text(name)}
            placeholder={field.none ? t(field.none) : field.need ? '' : t('adminContent.none')}
            options={field.other ? offered.filter(({ value }) => value !== saved?.id) : offered}
          />
        </Field>
      )
    case 'choice': {
      const options = field.of.map((value) => ({ value, label: words.choiceText(name, value) }))
      return (
        <Field {...common} required>
          {field.fixed && saved ? (
            <>
              <input type="hidden" name={name} value={text(name)} />
              <TextInput readOnly value={options.find(({ value }) => String(value) === text(name))?.label ?? ''} />
            </>
          ) : (
            <Select name={name} defaultValue={text(name) || String(field.first ?? field.of[0])} options={options} />
          )}
        </Field>
      )
    }
    case 'whole':
      return (
        <Field {...common} required={field.first === undefined}>
          <NumberInput
            name={name}
            step={1}
            min={field.least}
            max={field.most}
            defaultValue={text(name) || (field.first === undefined ? '' : String(field.first))}
          />
        </Field>
      )
    case 'degrees':
      return (
        <Field {...common}>
          <TextInput name={name} inputMode="decimal" defaultValue={text(name)} />
        </Field>
      )
    case 'lines':
    case 'words':
      return (
        <Field {...common}>
          <TextArea
            name={name}
            rows={field.kind === 'lines' ? 4 : field.short ? 3 : 2}
            defaultValue={linesOf(saved?.[name], text(name), field.kind === 'lines' || field.short ? '\n' : ', ')}
          />
        </Field>
      )
    case 'day':
      return (
        <Field {...common} required>
          <TextInput type="date" name={name} defaultValue={text(name)} />
        </Field>
      )
    case 'time':
    case 'own':
      return null
    case 'line':
      return (
        <Field {...common} required={field.need}>
          <TextInput
            name={name}
            defaultValue={text(name)}
            readOnly={field.fixed && saved !== null}
            maxLength={field.most}
            autoComplete="off"
            autoCapitalize={field.pattern || field.schema ? 'none' : undefined}
          />
        </Field>
      )
  }
}

const linesOf = (saved: unknown, text: string, between: string) => (Array.isArray(saved) ? saved.join(between) : text)
