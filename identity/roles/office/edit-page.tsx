import { permissions, type Permission } from '#platform/contract/permissions.ts'
import { localised } from '#platform/texts/localised.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf, textsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Button } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { permissionNames } from './permission-names.ts'
import styles from './roles.module.css'

const list = '/admin/roles'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const [saved, menu] = await Promise.all([id ? api.roles.info({ id }) : null, api.menu.list()])
  return { saved, menu, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  if (textOf(form, 'intent') === 'remove') {
    const { changeId } = await api.roles.remove({ id: textOf(form, 'id') })
    return redirect(doneAt(list, 'deleted', changeId), 303)
  }
  const role = {
    ...fieldsOf(form, 'code', 'name', 'nameEn'),
    permissions: textsOf(form, 'permissions') as Permission[],
    menuIds: textsOf(form, 'menuIds').map(Number),
  }
  return keep(form, list, api.roles, role)
}

type Data = Awaited<ReturnType<typeof loader>>
const titleOf = ({ saved }: Pick<Data, 'saved'>, t: ReturnType<typeof useT>) =>
  saved ? t('adminRoles.editTitle', { name: localised(t.locale, saved.name, saved.nameEn).text }) : t('adminRoles.add')

export const meta: MetaOf<typeof loader> = (data, t) => ({ title: titleOf(data, t) })

export default function RoleEditPage() {
  const t = useT()
  const { saved, menu, formKey } = usePageData<typeof loader>()
  const { text, error } = useFields(saved)
  const labels = { name: t('adminRoles.nameZh'), nameEn: t('adminRoles.nameEn'), code: t('adminRoles.code') }
  return (
    <div className="stack loose">
      <h1>{titleOf({ saved }, t)}</h1>
      <EditForm
        saved={saved}
        labels={labels}
        back={list}
        history={saved ? `/admin/audit?noun=customerRole&key=${saved.id}` : undefined}
      >
        <input type="hidden" name="key" value={formKey} />
        <PairField label={t('adminRoles.name')} names={['name', 'nameEn']} text={text} error={error} required />
        <Field label={labels.code} hint={t('adminRoles.codeHint')} error={error('code')} required>
          <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
        </Field>
        <fieldset className={styles.choices}>
          <legend>{t('adminRoles.permissions')}</legend>
          {permissions.map((code) => (
            <Checkbox
              key={code}
              name="permissions"
              value={code}
              label={t(permissionNames[code])}
              defaultChecked={saved?.permissions.includes(code)}
            />
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{t('adminRoles.menu')}</legend>
          {menu
            .filter(({ url }) => url !== null)
            .map(({ id, name, nameEn }) => (
              <Checkbox
                key={id}
                name="menuIds"
                value={id}
                label={localised(t.locale, name, nameEn).text}
                defaultChecked={saved ? saved.menuIds.includes(id) : true}
              />
            ))}
        </fieldset>
      </EditForm>
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
