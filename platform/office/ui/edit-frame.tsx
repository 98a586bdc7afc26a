import { use, type ComponentProps, type ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { AuditNoun } from '../audit/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { EntryContext } from '../entry-context.ts'
import { BackLink } from './back-link.tsx'
import { EditForm } from './edit-form.tsx'
import styles from './edit-form.module.css'

interface EditPageProps extends Omit<ComponentProps<typeof EditForm>, 'history'> {
  title: string
  noun: AuditNoun
  /** Sent along when the thing is made, so that it is made once. */
  formKey: string
  /** Below the title, outside of the form. */
  head?: ReactNode
  /** Facts that stand beside the form where there is room. */
  beside?: ReactNode
}

/** The page on which one thing of a list is made or changed. */
export function EditPage({ title, noun, formKey, head, beside, children, ...form }: EditPageProps) {
  const t = useT()
  const { saved, back } = form
  const list = use(EntryContext)(back.replace(/\/\w+\?.*$/, ''))
  return (
    <div className="stack">
      <header className="stack tight">
        {list && <BackLink href={list.path}>{t(list.title)}</BackLink>}
        <h1>{title}</h1>
        {head}
      </header>
      <div className={beside ? styles.columns : undefined}>
        <EditForm {...form} history={saved ? historyOf(noun, saved.id) : undefined}>
          <input type="hidden" name="key" value={formKey} />
          {children}
        </EditForm>
        {beside}
      </div>
    </div>
  )
}

/** Where the audit shows what happened to it. */
export const historyOf = (noun: AuditNoun, id: number) => to.office.audit({ noun, key: id })
