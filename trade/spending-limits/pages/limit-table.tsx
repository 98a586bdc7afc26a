import { currencies, type Currency } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { money } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Limited } from '../contract.ts'

/** How a role or a person is called. */
export function useNameOf() {
  const t = useT()
  return ({ realname, role }: Limited) => realname ?? localised(t.locale, role.name, role.nameEn).text
}

export function LimitTable({ rows }: { rows: readonly Limited[] }) {
  const t = useT()
  const nameOf = useNameOf()
  const amounts = (currency: Currency): Column<Limited>[] =>
    (['perOrder', 'perMonth'] as const).map((period) => ({
      key: `${period} ${currency}`,
      header: t(`spendingLimits.${period}`, { currency }),
      numeric: true,
      cell: ({ memberId, limits }) => {
        if (!limits)
          return <span className="muted">{t(memberId ? 'spendingLimits.asRole' : 'spendingLimits.none')}</span>
        const minor = limits.find((limit) => limit.currency === currency)?.[`${period}Minor`] ?? null
        return minor === null ? t('spendingLimits.none') : money(t, minor, currency)
      },
    }))
  return (
    <Table
      caption={t('spendingLimits.title')}
      captionHidden
      rows={rows}
      rowKey={({ memberId, role }) => memberId ?? role.code}
      columns={[
        {
          key: 'who',
          header: t('spendingLimits.who'),
          rowHeader: true,
          cell: (limited) => (
            <>
              {nameOf(limited)}
              {limited.memberId !== null && (
                <span className="muted"> · {localised(t.locale, limited.role.name, limited.role.nameEn).text}</span>
              )}
            </>
          ),
        },
        ...currencies.flatMap(amounts),
        {
          key: 'change',
          header: <span className="visually-hidden">{t('spendingLimits.change')}</span>,
          cell: (limited) => {
            const { memberId, role } = limited
            return (
              <a
                href={to.companyLimits(memberId === null ? { role: role.code } : { memberId })}
                aria-label={t('spendingLimits.changeOf', { name: nameOf(limited) })}
              >
                {t('spendingLimits.change')}
              </a>
            )
          },
        },
      ]}
    />
  )
}
