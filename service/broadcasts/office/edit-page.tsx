import { to } from '#platform/contract/to.ts'
import { fieldLabels } from '#platform/office/field-labels.ts'
import { fieldsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditPage } from '#platform/office/ui/edit-frame.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { AudienceFields } from './audience-fields.tsx'

const list = to.office.broadcasts()

/** A letter to `member`, named in the address, is begun from the member's page. */
export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const member = url.searchParams.get('member')
  const [saved, roles] = await Promise.all([id ? api.broadcasts.info({ id }) : null, api.members.roles()])
  return { saved, roles, begun: member ? { audience: 'member', member } : null, formKey: randomId() }
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
  return keep(form, (id) => `${list}/broadcast?id=${id}`, api.broadcasts, letter)
}

const titleOf = ({ saved }: { saved: object | null }, t: ReturnType<typeof useT>) =>
  t(saved ? 'adminBroadcasts.editTitle' : 'adminBroadcasts.add')

export const meta: MetaOf<typeof loader> = (data, t) => ({ title: titleOf(data, t) })

export default function BroadcastEditPage() {
  const t = useT()
  const { saved, roles, begun, formKey } = usePageData<typeof loader>()
  const fields = useFields(saved ?? begun)
  const { text, error } = fields
  const labels = fieldLabels(t, 'subject', 'subjectEn', 'body', 'bodyEn')
  return (
    <EditPage
      title={titleOf({ saved }, t)}
      head={<p className="muted">{t('adminNewsletters.languageHint')}</p>}
      noun="broadcast"
      formKey={formKey}
      saved={saved}
      labels={labels}
      back={saved ? `${list}/broadcast?id=${saved.id}` : list}
      wide
      saveLabel={t('adminBroadcasts.review')}
    >
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
    </EditPage>
  )
}
