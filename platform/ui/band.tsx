import { Suspense, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BandProps {
  as?: 'section' | 'article'
  className?: string
  children: ReactNode
}

/**
 * A part of a page below what is seen first. It is laid out when it comes near, and React takes each over by itself, so that a
 * slow phone is not held by all of them at once.
 */
export const Band = ({ as: Element = 'section', className, children }: BandProps) => (
  <Suspense>
    <Element className={classNames('far', className)}>{children}</Element>
  </Suspense>
)
