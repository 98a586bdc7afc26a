import { doneAt } from '#web/admin/lib/done.ts'
import { fieldsOf, textOf, useFields } from '#web/admin/lib/form.ts'
import type { AdminAction, AdminVisit } from '#web/admin/lib/visit.ts'
import { EditForm } from '#web/admin/ui/edit-form.tsx'
import { PairField } from '#web/admin/ui/pair-field.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { redirect } from '#web/lib/outcome.ts'
import { usePageData, type MetaOf } from '#web/lib/page.ts'
import { AudienceFields } from './audience-fields.tsx'

const list = '/admin/broadcasts'

/** A letter to `member`, named in the address, is begun from the member's page. */
export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const member = url.searchParams.get('member')
  const [saved, roles] = await Promise.all([id ? api.broadcasts.info({ id }) : null, api.members.roles()])
  return { saved, roles, begun: member ? { audience: 'member', member } : null, formKey: crypto.randomUUID() }
}

export const action: AdminAction = async ({ api, form }) => {
  const { audience, locale, ...words } = fieldsOf(
    form,
    'audience',
    'roleId',
    'member',
    'locale',
    'subject',
    'subjectEn',
    'body',
    'bodyEn',
  )
  const letter = {
    ...words,
    audience: audience as 'all' | 'role' | 'member',
    locale: locale as 'zh-CN' | 'en-US' | '',
  }
  const [id, version] = [textOf(form, 'id'), textOf(form, 'version')]
  if (id) {
    const { changeId } = await api.broadcasts.update({ id, version, ...letter })
    return redirect(doneAt(`${list}/broadcast?id=${id}`, 'saved', changeId), 303)
  }
  const made = await api.broadcasts.create(letter, { idempotencyKey: textOf(form, 'key') || undefined })
  return redirect(doneAt(`${list}/broadcast?id=${made.id}`, 'created', made.changeId), 303)
}

const titleOf = ({ saved }: { saved: object | null }, t: ReturnType<typeof useT>) =>
  t(saved ? 'adminBroadcasts.editTitle' : 'adminBroadcasts.add')

export const meta: MetaOf<typeof loader> = (data, t) => ({ title: titleOf(data, t) })

export default function BroadcastEditPage() {
  const t = useT()
  const { saved, roles, begun, formKey } = usePageData<typeof loader>()
  const fields = useFields(saved ?? begun)
  const { text, error } = fields
  const labels = {
    subject: t('adminBroadcasts.subjectZh'),
    subjectEn: t('adminBroadcasts.subjectEn'),
    body: t('adminBroadcasts.bodyZh'),
    bodyEn: t('adminBroadcasts.bodyEn'),
  }
  return (
    <div className="stack">
      <h1>{titleOf({ saved }, t)}</h1>
      <p className="muted">{t('adminNewsletters.languageHint')}</p>
      <EditForm
        saved={saved}
        labels={labels}
        back={saved ? `${list}/broadcast?id=${saved.id}` : list}
        wide
        saveLabel={t('adminBroadcasts.review')}
        history={saved ? `/admin/audit?noun=broadcast&key=${saved.id}` : undefined}
      >
        <input type="hidden" name="key" value={formKey} />
        <AudienceFields fields={fields} roles={roles} />
        <PairField label={t('adminBroadcasts.subject')} names={['subject', 'subjectEn']} text={text} error={error} />
        <PairField
          label={t('adminBroadcasts.body')}
          names={['body', 'bodyEn']}
          text={text}
          error={error}
          hint={t('adminBroadcasts.bodyHint')}
          area
        />
      </EditForm>
    </div>
  )
}
