import { GroupType } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { cases } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Chip } from '#platform/ui/badge.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { CaseCard } from './case-card.tsx'
import styles from './cases.module.css'

const sizes = [12, 24, 48] as const

export async function loader({ api, url }: Visit) {
  const { limit, ...filter } = readQuery(cases.list, url)
  const shown = url.searchParams.has('limit') ? limit : sizes[0]
  const [groups, found, tree] = await Promise.all([
    api.referenceData.groups({ type: GroupType.case }),
    api.cases.list({ ...filter, limit: shown }),
    filter.categoryId === undefined ? [] : api.products.categories(),
  ])
  const category = tree.flatMap(({ list }) => list).find(({ id }) => id === filter.categoryId)
  return { groups, found, filter, category }
}

export const meta: MetaOf<typeof loader> = ({ filter: { groupId } }, t) => ({
  title: t('cases.title'),
  description: t('cases.intro'),
  canonical: groupId === undefined ? to.cases() : to.cases({ groupId }),
})

export default function CaseListPage() {
  const t = useT()
  const { groups, found, filter, category } = usePageData<typeof loader>()
  const { groupId, key, categoryId } = filter
  const none = found.totalCount === 0 && groupId === undefined && key === undefined && categoryId === undefined
  return (
    <div className={`container ${styles.page}`}>
      <CaseListHead groupId={groupId} searched={key} searchable={!none} />
      {groups.length > 0 && (
        <Tabs
          label={t('cases.groups')}
          items={[
            { href: to.cases(), label: t('cases.all'), current: groupId === undefined },
            ...groups.map(({ id, name, nameEn }) => ({
              href: to.cases({ groupId: id }),
              label: <Local zh={name} en={nameEn} />,
              current: id === groupId,
            })),
          ]}
        />
      )}
      {categoryId !== undefined && (
        <p>
          <Chip removeHref={to.cases()} removeLabel={t('cases.showAll')}>
            {t('cases.ofMaterial', {
              name: category ? localised(t.locale, category.name, category.nameEn).text : String(categoryId),
            })}
          </Chip>
        </p>
      )}
      {found.totalCount === 0 && (
        <EmptyState
          icon="flask"
          title={t(none ? 'cases.none' : 'cases.empty')}
          actions={
            <LinkButton variant="enquiry" icon="enquiry" href={to.inquiry()}>
              {t('cases.askEngineer')}
            </LinkButton>
          }
        >
          {t(none ? 'cases.noneText' : 'cases.emptyText')}
        </EmptyState>
      )}
      <h2 className="visually-hidden">{t('cases.title')}</h2>
      <ul className={styles.grid}>
        {found.list.map((item, index) => (
          <li key={item.id}>
            <CaseCard item={item} priority={index === 0} />
          </li>
        ))}
      </ul>
      <ListPages {...found} sizes={sizes} />
    </div>
  )
}

interface CaseListHeadProps {
  groupId: number | undefined
  searched: string | undefined
  /** There is something to search in. */
  searchable: boolean
}

function CaseListHead({ groupId, searched, searchable }: CaseListHeadProps) {
  const t = useT()
  return (
    <header className={styles.head}>
      <div>
        <h1>{t('cases.title')}</h1>
        <p className="muted">{t('cases.intro')}</p>
      </div>
      {searchable && (
        <form role="search" action={to.cases()} className={styles.search}>
          {groupId !== undefined && <input type="hidden" name="groupId" value={groupId} />}
          <TextInput
            key={searched}
            type="search"
            name="key"
            icon="search"
            defaultValue={searched}
            maxLength={100}
            aria-label={t('cases.search')}
            placeholder={t('cases.searchPlaceholder')}
          />
          <Button type="submit">{t('layout.search')}</Button>
        </form>
      )}
    </header>
  )
}
