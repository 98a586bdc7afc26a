import type { ReactNode } from 'react'

/** From one thing to the list that it is in. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <a href={href}>
      <span aria-hidden="true">← </span>
      {children}
    </a>
  </p>
)
