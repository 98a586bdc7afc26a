import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './button.module.css'

interface ButtonLook {
  /** `enquiry` is the warm accent: one per screen region, for the enquiry action only. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'enquiry'
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName
  iconEnd?: IconName
  block?: boolean
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean
  command?: 'show-modal' | 'close' | 'request-close'
  commandfor?: string
}

interface LinkButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

export const Button = (props: ButtonProps) => {
  const { variant, size, icon, iconEnd, block, busy, className, children, type = 'button', onClick, ...rest } = props
  // A busy button stays focusable; `disabled` would drop the keyboard focus to the top of the page.
  const locked = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={look(variant, size, block, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? locked : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  )
}

export const LinkButton = (props: LinkButtonProps) => {
  const { variant, size, icon, iconEnd, block, className, children, ...rest } = props
  return (
    <a {...rest} className={look(variant, size, block, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName
  label: string
  filled?: boolean
  size?: 'sm' | 'md'
}

export const IconButton = ({ icon, label, filled, size, className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    aria-label={label}
    className={classNames(styles.button, styles.quiet, styles.square, size === 'sm' && styles.sm, className)}
  >
    <Icon name={icon} filled={filled} />
  </button>
)

const look = (
  variant: ButtonLook['variant'] = 'secondary',
  size: ButtonLook['size'],
  block?: boolean,
  extra?: string,
) => classNames(styles.button, styles[variant], size && size !== 'md' && styles[size], block && styles.block, extra)
