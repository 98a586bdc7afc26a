import { to } from '#platform/contract/to.ts'
import { wireNames } from './fields.ts'
import { doneAt } from '../done.ts'
import { useFormKey } from '../form-key.ts'
import { textOf } from '../form.ts'
import type { AdminAction, AdminVisit } from '../visit.ts'
import { EditForm } from '../ui/edit-form.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Button } from '#platform/ui/button.tsx'
import { ContentForm, type SavedContent } from './content-form.tsx'
import { callsOf, fieldKey, lookAt, lookOf, nameOf } from './content-looks.ts'
import { EditHead } from './edit-head.tsx'
import { readForm } from './read-form.ts'

export async function loader({ api, url }: AdminVisit) {
  const look = lookAt(url)
  const calls = callsOf(api, look)
  const id = url.searchParams.get('id')
  const [saved, choices] = await Promise.all([id ? calls.info({ id }) : null, calls.choices()])
  return { at: look.path, saved: saved as SavedContent | null, choices, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const look = lookAt(url)
  const calls = callsOf(api, look)
  const values = readForm(form, look.content.fields)
  const [id, version] = [textOf(form, 'id'), textOf(form, 'version')]
  const { changeId, id: made } = id
    ? { id, ...(await calls.update({ id, version, ...values })) }
    : await calls.create(values, { idempotencyKey: textOf(form, 'key') || undefined })
  if (textOf(form, 'intent') === 'preview') return redirect(`${look.path}/preview?id=${made}`, 303)
  return redirect(doneAt(`${look.path}/edit?id=${made}`, id ? 'saved' : 'created', changeId), 303)
}

export const meta: MetaOf<typeof loader> = ({ at, saved }, t) => {
  const look = lookOf(at)
  return { title: saved ? nameOf(look, saved, t) : t(`adminContent.add_${look.name}`) }
}

export default function ContentEditPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { at, saved, choices, formKey } = data
  const look = lookOf(at)
  const names = wireNames(look.content.fields)
  const labels = Object.fromEntries(
    names
      .filter((name) => !['references', 'time', 'lines'].includes(look.content.fields[name]?.kind ?? ''))
      .map((name) => [name, labelOf(name)]),
  )
  function labelOf(name: string) {
    const isPair = names.includes(`${name}En`)
    if (name in look.content.fields) return t(fieldKey(name)) + (isPair ? ` · ${t('adminForm.chinese')}` : '')
    return `${t(fieldKey(name.replace(/En$/, '')))} · ${t('adminForm.english')}`
  }
  const shown = useFormKey(saved ? `${at} ${saved.id} ${saved.version}` : `${at} new`)
  return (
    <div className="stack">
      <EditHead look={look} saved={saved} title={meta(data, t).title} />
      <EditForm
        key={shown}
        saved={saved}
        labels={labels}
        back={at}
        wide
        history={saved ? to.office.audit({ noun: look.noun, key: saved.id }) : undefined}
        actions={
          <Button type="submit" name="intent" value="preview" icon="eye">
            {t('adminContent.saveAndPreview')}
          </Button>
        }
      >
        <input type="hidden" name="key" value={formKey} />
        <ContentForm look={look} saved={saved} choices={choices} />
      </EditForm>
    </div>
  )
}
