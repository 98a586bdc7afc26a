import type { ComponentProps, ReactNode } from 'react'
import type { AuditNoun } from '#contract/operator/audit.ts'
import { EditForm } from './edit-form.tsx'

interface EditPageProps extends Omit<ComponentProps<typeof EditForm>, 'history'> {
  title: string
  noun: AuditNoun
  /** Sent along when the thing is made, so that it is made once. */
  formKey: string
  /** Below the title, outside of the form. */
  head?: ReactNode
}

/** The page on which one thing of a list is made or changed. */
export const EditPage = ({ title, noun, formKey, head, children, ...form }: EditPageProps) => (
  <div className="stack">
    <h1>{title}</h1>
    {head}
    <EditForm {...form} history={form.saved ? historyOf(noun, form.saved.id) : undefined}>
      <input type="hidden" name="key" value={formKey} />
      {children}
    </EditForm>
  </div>
)

/** Where the audit tells what happened to it. */
export const historyOf = (noun: AuditNoun, id: number) => `/admin/audit?noun=${noun}&key=${id}`
