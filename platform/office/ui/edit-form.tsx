import { useEffect, useRef, type ReactNode } from 'react'
import { useFields } from '../form.ts'
import { useUnsaved } from '../unsaved.ts'
import { useMay } from '../visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { ConflictNotice, isConflict } from './conflict-notice.tsx'
import { WrongFields } from './wrong-fields.tsx'
import styles from './edit-form.module.css'

interface EditFormProps {
  /** What is saved; a new thing has none. */
  saved: { id: number; version: number } | null
  /** The version that the form shows changes of, which nobody else has seen. */
  basis?: number | undefined
  /** Field name → label, for the comparison when somebody else was faster. */
  labels: Record<string, string>
  back: string
  children: ReactNode
  /** Where to read who changed it before. */
  history?: string
  /** Beside saving. */
  actions?: ReactNode
  /** As wide as the page, for texts side by side. */
  wide?: boolean
  /** What saving is called, where more follows. */
  saveLabel?: string
}

/** A form of any noun: what is wrong, who was faster, the version, saving by key. */
export function EditForm(props: EditFormProps) {
  const { saved, basis, labels, back, children, history, actions, wide, saveLabel } = props
  const t = useT()
  const refused = useRefused()?.refused
  const { text } = useFields({ version: basis ?? saved?.version })
  const mayReadHistory = useMay('audit.read')
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, saved)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <form ref={form} method="post" noValidate className={classNames(styles.form, wide && styles.wide)}>
      {isConflict(refused) ? (
        <ConflictNotice saved={saved} labels={labels} merges drafted={basis !== undefined} />
      ) : (
        <WrongFields form={form} refused={refused} labels={labels} />
      )}
      {saved && (
        <>
          <input type="hidden" name="id" value={saved.id} />
          {/* A refused form is still based on what its operator saw: another's change stays to be noticed. */}
          <input type="hidden" name="version" value={text('version')} />
        </>
      )}
      {children}
      <div className={styles.end}>
        <Button type="submit" variant="primary" busy={busy}>
          {saveLabel ?? t('adminForm.save')}
        </Button>
        {actions}
        <LinkButton href={back} variant="quiet">
          {t('adminForm.cancel')}
        </LinkButton>
        {history && mayReadHistory && (
          <a href={history} className={styles.history}>
            {t('adminForm.history')}
          </a>
        )}
      </div>
    </form>
  )
}
