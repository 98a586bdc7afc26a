import { Outlet } from 'react-router'
import styles from './mobile-layout.module.css'

export default function MobileLayout() {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  )
}
