import { localised } from '#platform/texts/localised.ts'
import { fieldsOf, textsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import styles from './menu.module.css'

const list = '/admin/menu'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const [saved, menu, roles] = await Promise.all([id ? api.menu.info({ id }) : null, api.menu.list(), api.roles.list()])
  const headings = menu.filter((item) => item.parentId === null && item.url === null && item.id !== saved?.id)
  return { saved, headings, roles, formKey: randomId() }
}

export const action: AdminAction = ({ api, form }) =>
  keep(form, list, api.menu, {
    ...fieldsOf(form, 'name', 'nameEn', 'parentId', 'url'),
    roleIds: textsOf(form, 'roleIds').map(Number),
  })

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({
  title: saved
    ? t('adminRoles.menuItemTitle', { name: localised(t.locale, saved.name, saved.nameEn).text })
    : t('adminRoles.addItem'),
})

export default function MenuItemPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { saved, headings, roles, formKey } = data
  const { text, error } = useFields(saved)
  const labels = {
    name: t('adminRoles.nameZh'),
    nameEn: t('adminRoles.nameEn'),
    parentId: t('adminRoles.below'),
    url: t('adminRoles.address'),
  }
  return (
    <div className="stack">
      <h1>{meta(data, t).title}</h1>
      <EditForm
        saved={saved}
        labels={labels}
        back={list}
        history={saved ? `/admin/audit?noun=menuItem&key=${saved.id}` : undefined}
      >
        <input type="hidden" name="key" value={formKey} />
        <PairField label={t('adminRoles.name')} names={['name', 'nameEn']} text={text} error={error} required />
        <FieldRow>
          <Field label={labels.parentId} error={error('parentId')}>
            <Select
              name="parentId"
              defaultValue={text('parentId')}
              placeholder={t('adminRoles.topLevel')}
              options={headings.map(({ id, name, nameEn }) => ({
                value: id,
                label: localised(t.locale, name, nameEn).text,
              }))}
            />
          </Field>
          <Field label={labels.url} hint={t('adminRoles.addressHint')} error={error('url')}>
            <TextInput name="url" defaultValue={text('url')} autoCapitalize="none" />
          </Field>
        </FieldRow>
        <fieldset className={styles.choices}>
          <legend>{t('adminRoles.seenBy')}</legend>
          <p className="muted">{t('adminRoles.seenByHint')}</p>
          {roles.map(({ id, name, nameEn }) => (
            <Checkbox
              key={id}
              name="roleIds"
              value={id}
              label={localised(t.locale, name, nameEn).text}
              defaultChecked={saved?.roleIds.includes(id) ?? true}
            />
          ))}
        </fieldset>
      </EditForm>
    </div>
  )
}
