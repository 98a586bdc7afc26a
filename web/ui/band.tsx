import { Suspense, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BandProps {
  className?: string
  children: ReactNode
}

/**
 * A part of a page below what is seen first. It is laid out when it comes near, and React takes each over by itself, so that a
 * slow phone is not held by all of them at once.
 */
export const Band = ({ className, children }: BandProps) => (
  <Suspense>
    <section className={classNames('far', className)}>{children}</section>
  </Suspense>
)
