import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { BackLink } from '#platform/office/ui/back-link.tsx'
import { RefusedNotice } from '#platform/office/ui/refused-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { movedKinds } from './contract.ts'
import styles from '#platform/office/ui/find-box.module.css'

/** The other company is searched for, looked at and then merged; each step is an address. */
export async function loader({ api, url }: AdminVisit) {
  const [id, otherId, search] = ['id', 'otherId', 'search'].map((name) => url.searchParams.get(name) ?? '')
  const [company, preview, found] = await Promise.all([
    api.companies.info({ id: id ?? '' }),
    otherId ? api.customers.mergePreview({ id: id ?? '', otherId }) : null,
    search && !otherId ? api.companies.list({ search, limit: 10 }) : null,
  ])
  return { company, preview, search: search ?? '', found: found?.list.filter((each) => each.id !== company.id) }
}

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  await api.customers.merge({ id, otherId: textOf(form, 'otherId') })
  return redirect(doneAt(to.office.company(id), 'changed'), 303)
}

export const meta: MetaOf<typeof loader> = (_, t) => ({ title: t('adminCustomers.merge') })

type Loaded = Awaited<ReturnType<typeof loader>>

export default function MergePage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  return (
    <div className="stack">
      <BackLink href={to.office.company(data.company.id)}>{data.company.name}</BackLink>
      <h1>{t('adminCustomers.merge')}</h1>
      <RefusedNotice />
      {data.preview ? <Preview preview={data.preview} /> : <Choose data={data} />}
    </div>
  )
}

function Choose({ data: { company, search, found } }: { data: Loaded }) {
  const t = useT()
  return (
    <>
      <p className="muted">{t('adminCustomers.mergeText', { name: company.name })}</p>
      <form method="get" role="search" className="cluster">
        <input type="hidden" name="id" value={company.id} />
        <TextInput
          name="search"
          icon="search"
          className={styles.box}
          aria-label={t('adminCustomers.other')}
          placeholder={t('adminCustomers.other')}
          defaultValue={search}
        />
        <Button type="submit">{t('adminCustomers.find')}</Button>
      </form>
      {found?.length === 0 && <p className="muted">{t('adminForm.nothing')}</p>}
      <ul className="stack tight">
        {found?.map(({ id, name, members }) => (
          <li key={id}>
            <a href={to.office.mergeCompany(company.id, { otherId: id })}>{name}</a>{' '}
            <span className="muted">
              {t('adminCompanies.members')}: {members}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Preview({ preview: { company, other, moved } }: { preview: NonNullable<Loaded['preview']> }) {
  const t = useT()
  return (
    <Card title={t('adminCustomers.moves', { from: other.name, to: company.name })} look="ruled">
      <form method="post" className="stack">
        <DescriptionList
          items={movedKinds.map((kind) => ({ term: t(`adminFields.${kind}`), value: moved[kind] ?? 0 }))}
        />
        <p>{t('adminCustomers.mergeConsequences', { from: other.name, to: company.name })}</p>
        <input type="hidden" name="id" value={company.id} />
        <input type="hidden" name="otherId" value={other.id} />
        <p className="cluster">
          <Button type="submit" variant="danger">
            {t('adminCustomers.mergeConfirm')}
          </Button>
          <a href={to.office.company(company.id)}>{t('adminForm.cancel')}</a>
        </p>
      </form>
    </Card>
  )
}
