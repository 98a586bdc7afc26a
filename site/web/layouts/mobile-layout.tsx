import type { ReactNode } from 'react'
import styles from './mobile-layout.module.css'

export default function MobileLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  )
}
