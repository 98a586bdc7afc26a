import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  shape?: 'text' | 'title' | 'control' | 'square' | 'picture'
  /** Share of the available width. */
  width?: 'full' | 'long' | 'half' | 'short'
  lines?: number
}

/** Takes the room of what comes, so that nothing moves when it does. */
export const Skeleton = ({ shape = 'text', width = 'full', lines = 1 }: SkeletonProps) => (
  <>
    {Array.from({ length: lines }, (_, line) => (
      <span
        key={line}
        aria-hidden
        className={classNames(styles.bone, styles[shape], styles[lines > 1 && line === lines - 1 ? 'half' : width])}
      />
    ))}
  </>
)

/** Wraps skeletons and says once that something is being loaded. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy>
    <span className="visually-hidden">{label}</span>
    {children}
  </div>
)
