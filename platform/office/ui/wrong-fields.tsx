import { useLayoutEffect, useState, type RefObject } from 'react'
import { controlsOf, labelOf, listOf, shownOf } from '../form-words.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { Refused } from '#platform/web/page.ts'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'

interface WrongFieldsProps {
  form: RefObject<HTMLFormElement | null>
  refused: Refused['refused'] | undefined
  /** Field name → label, until the form itself can be read. */
  labels: Record<string, string>
}

/** What is wrong, by the names that the form gives its fields, each leading there. */
export function WrongFields({ form, refused, labels }: WrongFieldsProps) {
  const t = useT()
  const [found, setFound] = useState<Record<string, { label: string; fieldId: string }>>({})
  useLayoutEffect(() => {
    if (form.current && refused) setFound(findFields(form.current, Object.keys(refused.fields)))
  }, [form, refused])
  const errors = Object.entries(refused?.fields ?? {}).map(([name, text]) => {
    const field = labels[name] ?? found[name]?.label
    return { text: field ? t('adminForm.wrongField', { field, text }) : text, fieldId: found[name]?.fieldId }
  })
  return (
    <FormErrorSummary
      title={refused?.message ?? ''}
      errors={refused && errors.length === 0 ? [{ text: refused.message }] : errors}
    />
  )
}

function findFields(form: HTMLFormElement, names: readonly string[]) {
  const controls = controlsOf(form)
  return Object.fromEntries(
    names.flatMap((name) => {
      const control = controls.find((each) => each.name === name) ?? controls.find((each) => listOf(each.name) === name)
      if (!control) return []
      const shown = shownOf(control)
      // Cells of rows and editors have no id of their own to be linked by.
      shown.id ||= `field-${name}`
      return [[name, { label: labelOf(control), fieldId: shown.id }]]
    }),
  )
}
