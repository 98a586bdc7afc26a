import type { ReactNode } from 'react'

/** What a row is called; it leads there for whoever may open it, and the keys walk from one to the next. */
export const RowLink = ({ to, children }: { to: string | false; children: ReactNode }) =>
  to ? (
    <a href={to} data-row="">
      {children}
    </a>
  ) : (
    children
  )
