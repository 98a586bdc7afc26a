import { Outlet } from 'react-router'

export default function DefaultLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
