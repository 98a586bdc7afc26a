import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  items: readonly { href: string; label: ReactNode; count?: ReactNode; current?: boolean }[]
  className?: string
}

/** Each tab is a page address, so it works as a link and Back returns to it. */
export const Tabs = ({ label, items, className }: TabsProps) => (
  <nav aria-label={label} className={classNames(styles.tabs, className)}>
    {items.map((item) => (
      <a key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined} className={styles.tab}>
        {item.label}
        {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
      </a>
    ))}
  </nav>
)
