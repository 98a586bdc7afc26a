import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './dropdown-menu.module.css'

interface DropdownMenuProps {
  /** Text of the opener. */
  label: ReactNode
  icon?: IconName
  /** Which edge of the opener the panel keeps to. */
  align?: 'start' | 'end'
  children: ReactNode
  className?: string
}

/** `details` opens without script; script adds Escape, arrow keys and closing from outside. */
export const DropdownMenu = ({ label, icon, align = 'start', children, className }: DropdownMenuProps) => {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [])
  return (
    <details ref={box} className={classNames(styles.menu, className)} onKeyDown={moveByKeys}>
      <summary className={styles.opener}>
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </summary>
      <div
        className={classNames(styles.panel, align === 'end' && styles.end)}
        onClick={(event) => {
          if (!(event.target as Element).closest('a, button') || !box.current) return
          box.current.open = false
          // A dialog that the item opens gives the focus back to something that can be seen.
          box.current.querySelector('summary')?.focus()
        }}
      >
        {children}
      </div>
    </details>
  )
}

function moveByKeys(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget
  if (event.key === 'Escape' && menu.open) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  menu.open = true
  const items = [...menu.querySelectorAll<HTMLElement>('a[href], button:enabled')]
  const at = items.findIndex((item) => item === document.activeElement)
  items.at(at < 0 && step < 0 ? -1 : (at + step) % items.length)?.focus()
}

interface MenuItemProps {
  icon?: IconName
  children: ReactNode
}

interface MenuLinkProps extends MenuItemProps {
  href: string
  current?: boolean
  /** Set for a file. */
  download?: ''
}

export const MenuLink = ({ icon, children, href, current, download }: MenuLinkProps) => (
  <a
    href={href}
    className={styles.item}
    aria-current={current ? 'page' : undefined}
    download={download}
    data-document={download}
  >
    {icon && <Icon name={icon} />}
    {children}
  </a>
)

interface MenuButtonProps extends MenuItemProps {
  onClick?: () => void
  type?: 'button' | 'submit'
  danger?: boolean
  command?: 'show-modal'
  commandfor?: string
}

export const MenuButton = ({ icon, children, danger, type = 'button', ...rest }: MenuButtonProps) => (
  <button {...rest} type={type} className={classNames(styles.item, danger && styles.danger)}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
)

export const MenuRule = () => <hr className={styles.rule} />
