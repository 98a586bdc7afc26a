import { localised } from '#i18n/localised.ts'
import { doneAt } from '#web/admin/lib/done.ts'
import { fieldsOf, useFields } from '#web/admin/lib/form.ts'
import type { AdminAction, AdminVisit } from '#web/admin/lib/visit.ts'
import { EditForm } from '#web/admin/ui/edit-form.tsx'
import { PairField } from '#web/admin/ui/pair-field.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { redirect } from '#web/lib/outcome.ts'
import { usePageData, type MetaOf } from '#web/lib/page.ts'

export const loader = ({ api, url }: AdminVisit) => api.roles.menuItem({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  await api.roles.updateMenuItem(fieldsOf(form, 'id', 'version', 'name', 'nameEn'))
  return redirect(doneAt('/admin/menu', 'saved'), 303)
}

export const meta: MetaOf<typeof loader> = ({ name, nameEn }, t) => ({
  title: t('adminRoles.menuItemTitle', { name: localised(t.locale, name, nameEn).text }),
})

export default function MenuItemPage() {
  const t = useT()
  const saved = usePageData<typeof loader>()
  const { text, error } = useFields(saved)
  return (
    <div className="stack">
      <h1>{meta(saved, t).title}</h1>
      <EditForm
        saved={saved}
        labels={{ name: t('adminRoles.nameZh'), nameEn: t('adminRoles.nameEn') }}
        back="/admin/menu"
        history={`/admin/audit?noun=menuItem&key=${saved.id}`}
      >
        <PairField label={t('adminRoles.name')} names={['name', 'nameEn']} text={text} error={error} required />
      </EditForm>
    </div>
  )
}
