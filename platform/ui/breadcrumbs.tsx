import { Icon } from './icon.tsx'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  label: string
  /** The last one is the page itself and needs no address. */
  items: readonly { label: string; href?: string }[]
}

export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li key={item.href ?? item.label} className={styles.item}>
          {index > 0 && <Icon name="chevron-right" size={16} />}
          {item.href && index < items.length - 1 ? (
            <a href={item.href}>{item.label}</a>
          ) : (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
