import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './state.module.css'

interface StateProps {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Instead of the icon. */
  picture?: ReactNode
  level?: 1 | 2 | 3
}

interface EmptyStateProps extends StateProps {
  icon?: IconName
}

export const EmptyState = ({ icon = 'inbox', ...rest }: EmptyStateProps) => (
  <div className={styles.state}>
    <StateBody icon={icon} {...rest} />
  </div>
)

interface ErrorStateProps extends StateProps {
  icon?: IconName
  /** What to quote when asking for help, such as `Reference 7F3A-21`. */
  reference?: ReactNode
}

export const ErrorState = ({ icon = 'warning', reference, ...rest }: ErrorStateProps) => (
  <div className={styles.state} role="alert">
    <StateBody icon={icon} {...rest} />
    {reference && <p className={styles.reference}>{reference}</p>}
  </div>
)

const StateBody = ({ title, children, actions, picture, icon, level = 2 }: StateProps & { icon: IconName }) => {
  const Heading = `h${level}` as const
  return (
    <>
      {picture ?? (
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  )
}
