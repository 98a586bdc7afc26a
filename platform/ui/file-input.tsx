import type { InputHTMLAttributes } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { useField } from './field.tsx'
import { Icon } from './icon.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './file-input.module.css'

export interface ChosenFile {
  key: string
  name: string
  /** Size, state or error in words. */
  note?: string
  failed?: boolean
  /** 0 to 100 while it is under way. */
  progress?: number
  removeLabel: string
  onRemove: () => void
}

interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  prompt: string
  onFiles?: (files: File[]) => void
  files?: readonly ChosenFile[]
}

/** The invisible input covers the zone, so choosing and dropping both work without script. */
export const FileInput = ({ prompt, onFiles, files = [], className, ...rest }: FileInputProps) => {
  const field = useField()
  return (
    <div className={className}>
      <div className={styles.zone}>
        <Icon name="upload" />
        <span>{prompt}</span>
        <input
          {...field}
          {...rest}
          type="file"
          className={styles.input}
          onChange={onFiles && ((event) => onFiles([...(event.currentTarget.files ?? [])]))}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.key} className={styles.file}>
              <Icon name="file" />
              <span className={styles.name}>{file.name}</span>
              {file.note && <span className={classNames(styles.note, file.failed && styles.failed)}>{file.note}</span>}
              <IconButton icon="close" size="sm" label={file.removeLabel} onClick={file.onRemove} />
              {file.progress !== undefined && (
                <ProgressBar className={styles.progress} label={file.name} labelHidden value={file.progress} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
