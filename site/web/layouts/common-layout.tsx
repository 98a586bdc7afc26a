import type { ReactNode } from 'react'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { MainNav } from './parts/main-nav.tsx'
import { SideToolbar } from './parts/side-toolbar.tsx'

export default function CommonLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <MainNav />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <SideToolbar />
    </>
  )
}
