import { PhotosField } from '#identity/uploads/pages/photos-field.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { mostPhotos, sampleResults } from '../sample.ts'

/** How the material did; from here on the seller knows. */
export function ReportForm({ id }: { id: number }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  if (!useMay('samples.report')) return null
  return (
    <Card title={t('samples.reportTitle')} look="ruled">
      <form method="post" noValidate className="stack">
        <p className="muted">{t('samples.reportText')}</p>
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="id" value={id} />
        <RadioGroup
          name="result"
          label={t('samples.result')}
          options={sampleResults.map((result) => ({ value: result, label: t(`samples.result_${result}`) }))}
          defaultValue={typed?.['result']}
          error={refused?.fields['result']}
          required
        />
        <Field label={t('samples.note')} error={refused?.fields['note']}>
          <TextArea name="note" rows={3} maxLength={1000} defaultValue={typed?.['note']} />
        </Field>
        <PhotosField
          name="photoIds"
          most={mostPhotos}
          documents
          label={t('samples.photos')}
          hint={t('samples.photosHint')}
          prompt={t('samples.photosPrompt')}
          error={refused?.fields['photoIds']}
        />
        <p>
          <Button type="submit" variant="primary" busy={busy}>
            {t('samples.report')}
          </Button>
        </p>
      </form>
    </Card>
  )
}
