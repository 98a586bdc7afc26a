import { classNames } from './class-names.ts'
import { wantIcon } from './draw-icons.ts'
import type { IconName } from './icon-paths.ts'
import styles from './icon.module.css'

export type { IconName }

interface IconProps {
  name: IconName
  size?: 16 | 20 | 24 | 32
  /** Without a label the icon is decoration. */
  label?: string
  filled?: boolean
  className?: string
}

/** Refers to the sprite in the document, so that neither scripts nor lists repeat a path. */
export function Icon({ name, size = 20, label, filled, className }: IconProps) {
  wantIcon(name)
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
