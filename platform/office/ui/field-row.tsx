import type { ReactNode } from 'react'
import styles from './edit-form.module.css'

/** Short fields beside each other. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
