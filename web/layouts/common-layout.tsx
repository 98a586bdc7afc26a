import { Outlet } from 'react-router'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { MainNav } from './parts/main-nav.tsx'
import { SideToolbar } from './parts/side-toolbar.tsx'

export default function CommonLayout() {
  return (
    <>
      <Header />
      <MainNav />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <SideToolbar />
    </>
  )
}
