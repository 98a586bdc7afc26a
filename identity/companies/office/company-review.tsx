import type { CompanyInfo } from './contract.ts'
import { fileSize } from '#platform/texts/format.ts'
import { useMay } from '#platform/office/visit.ts'
import { isConflict } from '#platform/office/ui/conflict-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'

/** The licence, and what is decided about it. */
export function CompanyReview({ company }: { company: CompanyInfo }) {
  const t = useT()
  const mayEdit = useMay('members.edit')
  const refused = useRefused()
  const outcome = refused && 'decision' in refused.typed ? refused : undefined
  const { licence } = company
  return (
    <Card title={t('adminCompanies.licence')}>
      <div className="stack">
        {licence ? (
          <p className="cluster">
            <Icon name="file" size={16} />
            <a href={licence.url} target="_blank" rel="noopener" data-document="">
              {t('adminCompanies.openLicence', licence)}
            </a>
            <span className="muted">{fileSize(licence.size)}</span>
          </p>
        ) : (
          <p className="muted">{t('adminCompanies.noLicence')}</p>
        )}
        {isConflict(outcome?.refused) && <Notice kind="warning">{t('adminCompanies.changed')}</Notice>}
        {mayEdit && licence && (
          <form method="post" noValidate className="stack">
            <p className="muted">{t('adminCompanies.reviewText')}</p>
            <input type="hidden" name="id" value={company.id} />
            <input type="hidden" name="version" value={company.version} />
            <Field
              label={t('adminCompanies.note')}
              hint={t('adminCompanies.noteHint')}
              error={outcome?.refused.fields['note']}
            >
              <TextArea name="note" rows={3} maxLength={500} defaultValue={outcome?.typed['note'] ?? ''} />
            </Field>
            <p className="cluster">
              <Button type="submit" name="decision" value="verified" variant="primary">
                {t('adminCompanies.verify')}
              </Button>
              <Button type="submit" name="decision" value="rejected" variant="danger">
                {t('adminCompanies.reject')}
              </Button>
            </p>
          </form>
        )}
      </div>
    </Card>
  )
}
