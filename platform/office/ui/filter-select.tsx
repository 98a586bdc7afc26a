import { useEffect, useId, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { manyChoices } from './long-select.tsx'

interface FilterSelectProps {
  /** As the call's input has it. */
  name: string
  label: string
  options: readonly { value: string | number; label: string }[]
}

/** A choice within the filter of a list; the first one leaves it open. */
export function FilterSelect({ name, label, options }: FilterSelectProps) {
  const t = useT()
  const [query] = useSearchParams()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const given = query.get(name) ?? ''
  const open = `${label}: ${t('adminForm.all')}`
  // Without a script it is the plain list.
  if (ready && options.length > manyChoices)
    return <TypedChoice name={name} label={label} open={open} given={given} options={options} />
  return (
    <Select
      name={name}
      aria-label={label}
      defaultValue={given}
      placeholder={open}
      options={options.map((option) => ({ ...option, label: `${label}: ${option.label}` }))}
    />
  )
}

interface TypedChoiceProps extends FilterSelectProps {
  open: string
  given: string
}

/** One of many, of which a part is typed: filters stand in one line, so it takes no more room than the list. */
function TypedChoice({ name, label, open, given, options }: TypedChoiceProps) {
  const id = useId()
  const labelOf = (value: string) => options.find((option) => String(option.value) === value)?.label ?? ''
  const [chosen, setChosen] = useState(given)
  const [words, setWords] = useState(() => labelOf(given))
  const type = (text: string) => {
    setWords(text)
    const typed = text.trim().toLowerCase()
    const found = options.filter((option) => option.label.toLowerCase().includes(typed))
    const exact = found.find((option) => option.label.toLowerCase() === typed)
    const one = exact ?? (found.length === 1 ? found[0] : undefined)
    setChosen(typed && one ? String(one.value) : '')
  }
  return (
    <>
      <TextInput
        list={id}
        value={words}
        placeholder={open}
        aria-label={label}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        // What is neither a name nor a part of a single one filters by nothing, and says so.
        onBlur={() => setWords(labelOf(chosen))}
      />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option.value}>{option.label}</option>
        ))}
      </datalist>
      <input type="hidden" name={name} value={chosen} />
    </>
  )
}
