import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './card.module.css'

interface CardProps {
  as?: 'section' | 'article' | 'div' | 'li'
  title?: ReactNode
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4
  /** Beside the title. */
  actions?: ReactNode
  footer?: ReactNode
  /** `ruled` has a rule above and no frame; `framed` a thin frame; `raised` answers to the pointer. */
  look?: 'ruled' | 'framed' | 'raised'
  children: ReactNode
  className?: string
}

export const Card = (props: CardProps) => {
  const { as: Tag = 'section', title, level = 2, actions, footer, look = 'framed', children, className } = props
  const Heading = `h${level}` as const
  return (
    <Tag className={classNames(styles.card, styles[look], className)}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {actions}
        </div>
      )}
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </Tag>
  )
}
