import { doneAt } from '#web/admin/lib/done.ts'
import { textOf } from '#web/admin/lib/form.ts'
import type { AdminAction } from '#web/admin/lib/visit.ts'
import { useT } from '#web/lib/i18n.tsx'
import { localPath } from '#web/lib/local-path.ts'
import { redirect } from '#web/lib/outcome.ts'
import { useRefused } from '#web/lib/page.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/state.tsx'

const backOf = (wanted: unknown) => localPath(wanted, '/admin')

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
