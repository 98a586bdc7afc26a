import type { Page } from '#platform/contract/paging.ts'
import { useLocation } from './router.tsx'
import { Pagination } from '#platform/ui/pagination.tsx'
import { useT } from './i18n.tsx'

interface ListPagesProps extends Omit<Page<unknown>, 'list'> {
  /** Rows per page to choose from, the usual number first. */
  sizes?: readonly number[]
}

/** Page links of a list whose state is the address: every other parameter stays as it is. */
export function ListPages({ page, limit, totalCount, reach = Infinity, sizes = [10, 20, 50] }: ListPagesProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const href = (changes: Record<string, number>) => {
    const query = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) query.set(name, String(value))
    return `${pathname}?${query}`
  }
  // Without a size there are no pages, and no end of them either.
  if (totalCount === 0 || limit === 0) return null
  const pageCount = Math.ceil(Math.min(totalCount, reach) / limit)
  return (
    <Pagination
      label={t('layout.pagination')}
      page={page}
      pageCount={pageCount}
      href={(target) => href({ page: target })}
      previousLabel={t('layout.previousPage')}
      nextLabel={t('layout.nextPage')}
      pageLabel={(number) => t('layout.pageNumber', { page: number })}
      totalText={
        totalCount > reach
          ? t('layout.totalBeyond', { count: totalCount, reach: reach.toLocaleString('en-US') })
          : t('layout.total', { count: totalCount })
      }
      perPage={{
        label: t('layout.perPage'),
        value: limit,
        options: sizes,
        href: (size) => href({ limit: size, page: 1 }),
      }}
    />
  )
}
