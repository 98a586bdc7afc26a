import { useT } from '#platform/web/i18n.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { Select } from '#platform/ui/input.tsx'

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
  return (
    <Select
      name={name}
      aria-label={label}
      defaultValue={query.get(name) ?? ''}
      placeholder={`${label}: ${t('adminForm.all')}`}
      options={options.map((option) => ({ ...option, label: `${label}: ${option.label}` }))}
    />
  )
}
