import { useEffect, useState } from 'react'
import { FieldContext } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'

interface LongSelectProps {
  name: string
  defaultValue: string
  placeholder: string
  options: readonly { value: string | number; label: string }[]
  'aria-label'?: string
}

/** So many that one looks for a name instead of through the list. */
export const manyChoices = 12

/** A choice of which a part of the name can be typed; without a script, and where there are few, it is the plain list. */
export function LongSelect({ defaultValue, options, ...rest }: LongSelectProps) {
  const t = useT()
  const [ready, setReady] = useState(false)
  const [chosen, setChosen] = useState(defaultValue)
  const [words, setWords] = useState('')
  useEffect(() => setReady(true), [])
  const plain = (text: string) => text.toLowerCase().trim()
  const found = (text: string) => options.filter(({ label }) => plain(label).includes(plain(text)))
  const type = (text: string) => {
    setWords(text)
    const [first, ...others] = found(text)
    if (plain(text) && first && others.length === 0) setChosen(String(first.value))
  }
  const shown = found(words)
  const kept = options.filter(({ value }) => String(value) === chosen && !shown.some((each) => each.value === value))
  return (
    <span className="stack tight">
      {ready && options.length > manyChoices && (
        <FieldContext value={{}}>
          <TextInput
            type="search"
            icon="search"
            value={words}
            autoComplete="off"
            aria-label={t('adminForm.narrow')}
            placeholder={t('adminForm.narrow')}
            onChange={({ target }) => type(target.value)}
            // What is typed here narrows the list; the form is sent by its own button.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </FieldContext>
      )}
      <Select
        {...rest}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[...kept, ...shown]}
      />
    </span>
  )
}
