import { to } from '#platform/contract/to.ts'
import { permissions } from '#platform/contract/permissions.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Table } from '#platform/ui/table.tsx'
import { permissionNames } from './permission-names.ts'

export const loader = ({ api }: AdminVisit) => api.roles.list()

export default function RoleListPage() {
  const t = useT()
  const roles = usePageData<typeof loader>()
  const mayEdit = useMay('settings.edit')
  return (
    <div className="stack">
      <div className="split">
        <h1>{t('adminRoles.title')}</h1>
        {mayEdit && (
          <LinkButton href={to.office.roles.edit()} variant="primary" icon="plus" data-new="">
            {t('adminRoles.add')}
          </LinkButton>
        )}
      </div>
      <Table
        caption={t('adminRoles.title')}
        captionHidden
        rows={roles}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('adminRoles.name'),
            rowHeader: true,
            cell: ({ id, name, nameEn }) =>
              mayEdit ? (
                <a href={to.office.roles.edit(id)} data-row="">
                  <Local zh={name} en={nameEn} />
                </a>
              ) : (
                <Local zh={name} en={nameEn} />
              ),
          },
          { key: 'code', header: t('adminRoles.code'), cell: ({ code }) => <code>{code}</code> },
          {
            key: 'permissions',
            header: t('adminRoles.permissions'),
            cell: (role) =>
              permissions
                .filter((code) => role.permissions.includes(code))
                .map((code) => t(permissionNames[code]))
                .join(t.locale === 'zh-CN' ? '、' : ', ') || t('adminRoles.none'),
          },
          {
            key: 'members',
            header: t('adminRoles.members'),
            numeric: true,
            cell: ({ id, members }) => <a href={to.office.members({ roleId: id })}>{members}</a>,
          },
        ]}
      />
    </div>
  )
}
