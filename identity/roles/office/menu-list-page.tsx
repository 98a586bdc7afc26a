import { to } from '#platform/contract/to.ts'
import type { RowOf } from '#platform/office/records/record.ts'
import type { menuRecord } from './menu-record.ts'
import { localised } from '#platform/texts/localised.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused } from '#platform/web/page.ts'
import { IconButton, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Table } from '#platform/ui/table.tsx'
import styles from './menu.module.css'

const list = to.office.menu()

export async function loader({ api }: AdminVisit) {
  const [menu, roles] = await Promise.all([api.menu.list(), api.roles.list()])
  return { menu, roles }
}

export const action: AdminAction = async ({ api, form }) => {
  const [id, intent] = [textOf(form, 'id'), textOf(form, 'intent')]
  if (intent === 'remove') {
    const { changeId } = await api.menu.remove({ ids: [Number(id)] })
    return redirect(doneAt(list, 'deleted', changeId), 303)
  }
  const { changeId } = await api.menu.move({ id, direction: intent === 'up' ? 'up' : 'down' })
  return redirect(doneAt(list, 'changed', changeId), 303)
}

export default function MenuListPage() {
  const t = useT()
  const { menu, roles } = usePageData<typeof loader>()
  const mayEdit = useMay('settings.edit')
  const refused = useRefused()?.refused
  const nameOf = ({ name, nameEn }: { name: string; nameEn: string }) => localised(t.locale, name, nameEn).text
  return (
    <div className="stack">
      <div className="split">
        <h1>{t('adminRoles.menuTitle')}</h1>
        {mayEdit && (
          <LinkButton href={`${list}/edit`} variant="primary" icon="plus" data-new="">
            {t('adminRoles.addItem')}
          </LinkButton>
        )}
      </div>
      <p className="muted">{t('adminRoles.menuText')}</p>
      {refused && <Notice kind="danger">{refused.message}</Notice>}
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
                    <a href={`${list}/edit?id=${id}`} data-row="">
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
          {
            key: 'roles',
            header: t('adminRoles.roles'),
            cell: ({ roleIds }) =>
              roles
                .filter(({ id }) => roleIds.includes(id))
                .map(nameOf)
                .join(t.locale === 'zh-CN' ? '、' : ', ') || '-',
          },
          ...(mayEdit
            ? [
                {
                  key: 'order',
                  header: t('adminRoles.order'),
                  cell: (row: RowOf<typeof menuRecord>) => <RowButtons id={row.id} name={nameOf(row)} />,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

const buttons = [
  ['up', 'arrow-up', 'adminRoles.up'],
  ['down', 'arrow-down', 'adminRoles.down'],
  ['remove', 'trash', 'adminRoles.removeItem'],
] as const

function RowButtons({ id, name }: { id: number; name: string }) {
  const t = useT()
  return (
    <form method="post" className="cluster">
      <input type="hidden" name="id" value={id} />
      {buttons.map(([intent, icon, label]) => (
        <IconButton
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          size="sm"
          icon={icon}
          label={t(label, { name })}
        />
      ))}
    </form>
  )
}
