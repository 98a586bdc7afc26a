import type { ReactNode } from 'react'
import { EmailNotice } from '#identity/account-security/pages/email-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation, useView } from '#platform/web/router.tsx'
import type { Menu, Visit } from '#platform/web/visit.ts'
import { CustomerSidebar } from './parts/customer-sidebar.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { MainNav } from './parts/main-nav.tsx'
import { SideToolbar } from './parts/side-toolbar.tsx'
import styles from './customer-layout.module.css'

export const loader = ({ signedIn, menu }: Visit): Promise<Menu | null> => (signedIn ? menu() : Promise.resolve(null))

export default function CustomerLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const menu = useView().layout as Menu | null
  const busy = useNavigation().state === 'loading'
  return (
    <>
      <Header />
      <MainNav />
      <div className={`container ${styles.columns}`}>
        <CustomerSidebar menu={menu?.menuList ?? []} />
        <main id="main" tabIndex={-1} className={styles.main} aria-busy={busy}>
          <EmailNotice />
          {children}
          {busy && <div className={styles.overlay} role="status" aria-label={t('layout.loading')} />}
        </main>
      </div>
      <Footer />
      <SideToolbar />
    </>
  )
}
