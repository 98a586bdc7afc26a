import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import type { AdminAction } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { localPath } from '#platform/web/local-path.ts'
import { redirect } from '#platform/web/outcome.ts'
import { useRefused } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'

const backOf = (wanted: unknown) => localPath(wanted, to.office.desk())

/** Where the word «undo» of the last change leads; it comes back to the list it was said on. */
export const action: AdminAction = async ({ api, form }) => {
  await api.audit.undo({ changeId: textOf(form, 'changeId') })
  return redirect(doneAt(backOf(form.get('backUrl')), 'undone'), 303)
}

export default function UndoPage() {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  return (
    <EmptyState
      level={1}
      icon="info"
      title={t('adminForm.undoFailed')}
      actions={<LinkButton href={backOf(typed?.['backUrl'])}>{t('adminForm.close')}</LinkButton>}
    >
      {refused?.message}
    </EmptyState>
  )
}
