import type { ContentField as Kind } from './content-fields.ts'
import type { ContentChoice } from './contract.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { localised } from '#platform/texts/localised.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import type { useFields } from '../form.ts'
import { PairField } from '../ui/pair-field.tsx'
import { PictureField } from '../ui/picture-field.tsx'
import { RichPairField } from '../ui/rich-pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { choiceText, fieldKey, type ContentLook } from './content-looks.ts'
import { ManyChoices } from './many-choices.tsx'

interface ContentFieldProps {
  look: ContentLook
  name: string
  field: Kind
  fields: ReturnType<typeof useFields>
  saved: (Record<string, unknown> & { pictures: Record<string, Picture> }) | null
  choices: readonly ContentChoice[]
}

const hints: Record<string, PlainKey> = {
  code: 'adminContent.codeHint',
  position: 'adminContent.positionHint',
  certificates: 'adminContent.linesHint',
  shopId: 'adminContent.shopHint',
  provinceId: 'adminContent.provinceHint',
}

/** The control of one field, by its kind. */
export function ContentField({ look, name, field, fields, saved, choices }: ContentFieldProps) {
  const t = useT()
  const { text, ticked, error } = fields
  const label = t(fieldKey(name))
  const hint = hints[name] && t(hints[name])
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
      const picture = saved?.pictures[id]
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
      return <Checkbox name={name} label={label} defaultChecked={ticked(name)} />
    case 'references':
      return (
        <ManyChoices
          name={name}
          label={label}
          options={offered}
          chosen={(saved?.[name] as number[]) ?? []}
          error={error(name)}
        />
      )
    case 'reference':
      return (
        <Field {...common} required={field.need}>
          <Select
            name={name}
            defaultValue={text(name)}
            placeholder={field.need ? '' : t('adminContent.none')}
            options={offered}
          />
        </Field>
      )
    case 'choice': {
      const options = field.of.map((value) => ({ value, label: choiceText(t, look, name, value) }))
      return (
        <Field {...common} required>
          {field.fixed && saved ? (
            <>
              <input type="hidden" name={name} value={text(name)} />
              <TextInput readOnly value={options.find(({ value }) => String(value) === text(name))?.label ?? ''} />
            </>
          ) : (
            <Select name={name} defaultValue={text(name) || String(field.of[0])} options={options} />
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
      return (
        <Field {...common}>
          <TextArea name={name} rows={4} defaultValue={linesOf(saved?.[name], text(name))} />
        </Field>
      )
    case 'day':
      return (
        <Field {...common} required>
          <TextInput type="date" name={name} defaultValue={text(name)} />
        </Field>
      )
    case 'time':
      return null
    case 'line':
      return (
        <Field {...common} required={field.need}>
          <TextInput
            name={name}
            defaultValue={text(name)}
            readOnly={field.fixed && saved !== null}
            maxLength={field.most}
            autoCapitalize={field.pattern ? 'none' : undefined}
          />
        </Field>
      )
  }
}

const linesOf = (saved: unknown, text: string) => (Array.isArray(saved) ? saved.join('\n') : text)
