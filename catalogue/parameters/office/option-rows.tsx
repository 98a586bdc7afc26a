import type { RowValues } from '#platform/office/rows.ts'
import { RowCell, RowEditor } from '#platform/office/ui/row-editor.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { TextInput } from '#platform/ui/input.tsx'

/** Classes that a value is chosen from. */
export function OptionRows({ saved }: { saved: readonly RowValues[] }) {
  const t = useT()
  const labels = {
    value: t('adminParameters.rankLabel'),
    text: t('adminParameters.text'),
    textEn: t('adminParameters.textEn'),
  }
  return (
    <fieldset className="stack tight">
      <legend>{t('adminParameters.options')}</legend>
      <p className="muted">{t('adminParameters.optionsHint')}</p>
      <RowEditor
        prefix="options"
        label={t('adminParameters.options')}
        headers={Object.values(labels)}
        saved={saved}
        telling={['text', 'textEn']}
        addLabel={t('adminParameters.addOption')}
      >
        {({ values, name }) => (
          <>
            {(['value', 'text', 'textEn'] as const).map((field) => (
              <RowCell key={field} field={field} label={labels[field]}>
                <TextInput name={name(field)} aria-label={labels[field]} defaultValue={values[field]} />
              </RowCell>
            ))}
          </>
        )}
      </RowEditor>
    </fieldset>
  )
}
