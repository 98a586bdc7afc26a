import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import type { AdminAction } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { roleRecord } from './role-record.ts'

const save = saveAction(roleRecord)

export const loader = editLoader(roleRecord)

export const action: AdminAction = async (visit) => {
  const { api, form } = visit
  if (textOf(form, 'intent') !== 'remove') return save(visit)
  const { changeId } = await api.roles.remove({ id: textOf(form, 'id') })
  return redirect(doneAt(roleRecord.at.path, 'deleted', changeId), 303)
}

export const meta = editMeta(roleRecord)

export default function RoleEditPage() {
  const t = useT()
  const { saved } = usePageData<typeof loader>()
  return (
    <div className="stack loose">
      <RecordEdit record={roleRecord} />
      {saved && saved.members === 0 && (
        <form method="post" className="cluster">
          <input type="hidden" name="id" value={saved.id} />
          <Button type="submit" name="intent" value="remove" variant="danger" size="sm">
            {t('adminRoles.remove')}
          </Button>
          <span className="muted">{t('adminRoles.removeHint')}</span>
        </form>
      )}
    </div>
  )
}
