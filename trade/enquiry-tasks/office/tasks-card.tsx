import { useMay } from '#platform/office/visit.ts'
import { date } from '#platform/texts/format.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefusedAction } from '#trade/threads/office/use-refused-action.ts'
import type { Task } from './contract.ts'

interface TasksCardProps {
  enquiryId: number
  tasks: readonly Task[]
  formKey: string
}

/** What is to be done for an enquiry; the first one is its next step. */
export function TasksCard({ enquiryId, tasks, formKey }: TasksCardProps) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  const open = tasks.filter(({ doneAt }) => doneAt === null)
  const done = tasks.filter(({ doneAt }) => doneAt !== null)
  return (
    <Card title={t('adminEnquiryTasks.title')} look="ruled">
      <div className="stack">
        {open.map((task) => (
          <OneTask key={task.id} enquiryId={enquiryId} task={task} />
        ))}
        {mayEdit && <NewTask key={tasks.length} enquiryId={enquiryId} formKey={formKey} />}
        {done.length > 0 && (
          <Disclosure summary={t('adminEnquiryTasks.finished')}>
            <div className="stack">
              {done.map((task) => (
                <OneTask key={task.id} enquiryId={enquiryId} task={task} />
              ))}
            </div>
          </Disclosure>
        )}
      </div>
    </Card>
  )
}

function OneTask({ enquiryId, task: { id, body, dueOn, overdue, doneAt } }: { enquiryId: number; task: Task }) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  return (
    <form method="post" className="stack tight">
      <input type="hidden" name="id" value={enquiryId} />
      <input type="hidden" name="taskId" value={id} />
      <input type="hidden" name="done" value={doneAt === null ? 'yes' : 'no'} />
      <div>{body}</div>
      <div className="cluster">
        <time dateTime={dueOn} className="muted">
          {date(dueOn)}
        </time>
        {overdue && <Badge tone="danger">{t('adminEnquiryTasks.overdue')}</Badge>}
        {mayEdit && (
          <Button type="submit" name="intent" value="tickTask" size="sm" variant="quiet">
            {t(doneAt === null ? 'adminEnquiryTasks.done' : 'adminEnquiryTasks.reopen')}
          </Button>
        )}
      </div>
    </form>
  )
}

function NewTask({ enquiryId, formKey }: Omit<TasksCardProps, 'tasks'>) {
  const t = useT()
  const { refused, text, error } = useRefusedAction('addTask')
  return (
    <Disclosure summary={t('adminEnquiryTasks.new')} open={refused}>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="id" value={enquiryId} />
        <input type="hidden" name="key" value={`task ${formKey}`} />
        <Field label={t('adminEnquiryTasks.body')} error={error('body')}>
          <TextInput name="body" maxLength={200} defaultValue={text('body')} />
        </Field>
        <Field label={t('adminEnquiryTasks.dueOn')} error={error('dueOn')}>
          <TextInput type="date" name="dueOn" defaultValue={text('dueOn')} />
        </Field>
        <p>
          <Button type="submit" name="intent" value="addTask" size="sm">
            {t('adminEnquiryTasks.add')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
