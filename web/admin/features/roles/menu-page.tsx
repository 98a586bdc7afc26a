import { localised } from '#i18n/localised.ts'
import { doneAt } from '#web/admin/lib/done.ts'
import { textOf } from '#web/admin/lib/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#web/admin/lib/visit.ts'
import { Local, useT } from '#web/lib/i18n.tsx'
import { redirect } from '#web/lib/outcome.ts'
import { usePageData } from '#web/lib/page.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'
import styles from './roles.module.css'

export const loader = ({ api }: AdminVisit) => api.roles.menu()

export const action: AdminAction = async ({ api, form }) => {
  const direction = textOf(form, 'direction') === 'up' ? 'up' : 'down'
  await api.roles.moveMenuItem({ id: textOf(form, 'id'), direction })
  return redirect(doneAt('/admin/menu', 'changed'), 303)
}

export default function MenuPage() {
  const t = useT()
  const menu = usePageData<typeof loader>()
  const mayEdit = useMay('settings.edit')
  const nameOf = ({ name, nameEn }: (typeof menu)[number]) => localised(t.locale, name, nameEn).text
  return (
    <div className="stack">
      <h1>{t('adminRoles.menuTitle')}</h1>
      <p className="muted">{t('adminRoles.menuText')}</p>
      <Table
        caption={t('adminRoles.menuTitle')}
        captionHidden
        rows={menu}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('adminRoles.name'),
            rowHeader: true,
            cell: ({ id, parentId, name, nameEn }) => {
              const text = <Local zh={name} en={nameEn} />
              return (
                <span className={parentId === null ? undefined : styles.leaf}>
                  {mayEdit ? (
                    <a href={`/admin/menu/edit?id=${id}`} data-row="">
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </span>
              )
            },
          },
          { key: 'address', header: t('adminRoles.address'), cell: ({ url }) => url ?? t('adminRoles.heading') },
          { key: 'roles', header: t('adminRoles.roles'), cell: ({ roles }) => roles.join(', ') },
          ...(mayEdit
            ? [
                {
                  key: 'order',
                  header: t('adminRoles.order'),
                  cell: (row: (typeof menu)[number]) => (
                    <form method="post" className="cluster">
                      <input type="hidden" name="id" value={row.id} />
                      {(['up', 'down'] as const).map((direction) => (
                        <IconButton
                          key={direction}
                          type="submit"
                          name="direction"
                          value={direction}
                          size="sm"
                          icon={direction === 'up' ? 'arrow-up' : 'arrow-down'}
                          label={t(`adminRoles.${direction}`, { name: nameOf(row) })}
                        />
                      ))}
                    </form>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}
