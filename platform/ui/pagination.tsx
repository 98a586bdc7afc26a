import { Icon, type IconName } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  label: string
  page: number
  pageCount: number
  href: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Such as `Page 3`, read out for each number. */
  pageLabel: (page: number) => string
  /** Such as `1,284 products`. */
  totalText?: string
  perPage?: { label: string; value: number; options: readonly number[]; href: (perPage: number) => string }
}

export const Pagination = (props: PaginationProps) => {
  const { label, page, pageCount, href, previousLabel, nextLabel, pageLabel, totalText, perPage } = props
  return (
    <nav aria-label={label} className={styles.pagination}>
      {totalText && <p className={styles.total}>{totalText}</p>}
      {perPage && (
        <p className={styles.perPage}>
          {perPage.label}
          {perPage.options.map((option) => (
            <a key={option} href={perPage.href(option)} aria-current={option === perPage.value ? 'true' : undefined}>
              {option}
            </a>
          ))}
        </p>
      )}
      {pageCount > 1 && (
        <ul className={styles.pages}>
          <Step icon="chevron-left" label={previousLabel} rel="prev" href={page > 1 ? href(page - 1) : undefined} />
          {pageWindow(page, pageCount).map((number, index) =>
            number === undefined ? (
              <li key={`gap-${index}`} className={styles.gap} aria-hidden>
                …
              </li>
            ) : (
              <li key={number} className={styles.number}>
                <a
                  href={href(number)}
                  aria-label={pageLabel(number)}
                  aria-current={number === page ? 'page' : undefined}
                  className={styles.page}
                >
                  {number}
                </a>
              </li>
            ),
          )}
          <li className={styles.short} aria-hidden>
            {page <= pageCount && `${page} / ${pageCount}`}
          </li>
          <Step
            icon="chevron-right"
            label={nextLabel}
            rel="next"
            href={page < pageCount ? href(page + 1) : undefined}
          />
        </ul>
      )}
    </nav>
  )
}

const Step = ({ icon, label, rel, href }: { icon: IconName; label: string; rel: string; href?: string }) => (
  <li>
    {/* An anchor without an address is the disabled form of a link. */}
    <a
      href={href}
      rel={rel}
      role={href ? undefined : 'link'}
      aria-disabled={href ? undefined : true}
      aria-label={label}
      title={label}
      className={styles.page}
    >
      <Icon name={icon} />
    </a>
  </li>
)
