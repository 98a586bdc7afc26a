import { fileSize } from '#platform/texts/format.ts'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './threads.module.css'

interface FilesProps {
  files: readonly { id: number; name: string; size: number }[]
  label: string
  address: (id: number) => string
}

/** Files that one side has sent to the other. */
export const Files = ({ files, label, address }: FilesProps) =>
  files.length === 0 ? null : (
    <ul className={styles.attachments} aria-label={label}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <Icon name="paperclip" size={16} />
          <a href={address(id)} target="_blank" rel="noopener">
            {name}
          </a>
          <span className="muted">{fileSize(size)}</span>
        </li>
      ))}
    </ul>
  )
