import type { ReactNode } from 'react'
import { useT } from '#web/lib/i18n.tsx'
import { useLocation, useSearchParams } from '#web/lib/router.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { MainNav } from './parts/main-nav.tsx'
import { SideToolbar } from './parts/side-toolbar.tsx'

/** Below one shop its own navigation appears; the list of shops has none. */
export default function ShopLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  const id = useSearchParams()[0].get('id')
  const tab = (path: string, label: string) => ({ href: `${path}?id=${id}`, label, current: pathname === path })
  return (
    <>
      <Header />
      <MainNav />
      {id && pathname !== '/shop' && (
        <div className="container">
          <Tabs
            label={t('layout.shopNavigation')}
            items={[
              tab('/shop/home', t('layout.shopHome')),
              tab('/shop/product', t('layout.shopProducts')),
              tab('/shop/about', t('layout.shopAbout')),
            ]}
          />
        </div>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <SideToolbar />
    </>
  )
}
