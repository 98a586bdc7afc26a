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

interface Frame {
  menu: Menu | null
  noticeSeen: boolean
}

export const loader = async ({ signedIn, menu, noticeSeen }: Visit): Promise<Frame> => ({
  menu: signedIn ? await menu() : null,
  noticeSeen,
})

export default function CustomerLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const { menu, noticeSeen } = useView().layout as Frame
  const busy = useNavigation().state === 'loading'
  return (
    <>
      <Header />
      <MainNav />
      <div className={`container ${styles.columns}`}>
        <CustomerSidebar menu={menu?.menuList ?? []} />
        <main id="main" tabIndex={-1} className={styles.main} aria-busy={busy}>
          <EmailNotice seen={noticeSeen} />
          {children}
          <p className={styles.zone}>{t('clock.zone')}</p>
          {busy && <div className={styles.overlay} role="status" aria-label={t('layout.loading')} />}
        </main>
      </div>
      <Footer />
      <SideToolbar />
    </>
  )
}
