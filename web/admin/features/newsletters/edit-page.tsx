import { localised } from '#i18n/localised.ts'
import { fieldsOf, textOf, useFields } from '#web/admin/lib/form.ts'
import type { AdminAction, AdminVisit } from '#web/admin/lib/visit.ts'
import { EditForm } from '#web/admin/ui/edit-form.tsx'
import { FieldRow } from '#web/admin/ui/field-row.tsx'
import { PairField } from '#web/admin/ui/pair-field.tsx'
import { RichPairField } from '#web/admin/ui/rich-pair-field.tsx'
import { doneAt } from '#web/admin/lib/done.ts'
import { useT } from '#web/lib/i18n.tsx'
import { redirect } from '#web/lib/outcome.ts'
import { usePageData, type MetaOf } from '#web/lib/page.ts'
import { Field } from '#web/ui/field.tsx'
import { Select, TextInput } from '#web/ui/input.tsx'

const list = '/admin/newsletters'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const [saved, catalogues] = await Promise.all([
    id ? api.newsletters.info({ id }) : null,
    api.newsletters.catalogues(),
  ])
  return { saved, catalogues, formKey: crypto.randomUUID() }
}

export const action: AdminAction = async ({ api, form }) => {
  const draft = fieldsOf(form, 'productCatalog', 'subject', 'subjectEn', 'body', 'bodyEn', 'path')
  const [id, version] = [textOf(form, 'id'), textOf(form, 'version')]
  if (id) {
    const { changeId } = await api.newsletters.update({ id, version, ...draft })
    return redirect(doneAt(`${list}/newsletter?id=${id}`, 'saved', changeId), 303)
  }
  const made = await api.newsletters.create(draft, { idempotencyKey: textOf(form, 'key') || undefined })
  return redirect(doneAt(`${list}/newsletter?id=${made.id}`, 'created', made.changeId), 303)
}

const titleOf = ({ saved }: { saved: object | null }, t: ReturnType<typeof useT>) =>
  t(saved ? 'adminNewsletters.editTitle' : 'adminNewsletters.add')

export const meta: MetaOf<typeof loader> = (data, t) => ({ title: titleOf(data, t) })

export default function NewsletterEditPage() {
  const t = useT()
  const { saved, catalogues, formKey } = usePageData<typeof loader>()
  const { text, error } = useFields(saved)
  const labels = {
    subject: t('adminNewsletters.subjectZh'),
    subjectEn: t('adminNewsletters.subjectEn'),
    path: t('adminNewsletters.path'),
  }
  return (
    <div className="stack">
      <h1>{titleOf({ saved }, t)}</h1>
      <p className="muted">{t('adminNewsletters.languageHint')}</p>
      <EditForm
        saved={saved}
        labels={labels}
        back={saved ? `${list}/newsletter?id=${saved.id}` : list}
        wide
        saveLabel={t('adminNewsletters.review')}
        history={saved ? `/admin/audit?noun=newsletter&key=${saved.id}` : undefined}
      >
        <input type="hidden" name="key" value={formKey} />
        <FieldRow>
          <Field
            label={t('adminNewsletters.catalogue')}
            hint={t('adminNewsletters.catalogueHint')}
            error={error('productCatalog')}
            required
          >
            <Select
              name="productCatalog"
              defaultValue={text('productCatalog')}
              placeholder=""
              options={catalogues.map(({ id, name, nameEn, readers }) => ({
                value: id,
                label: t('adminNewsletters.catalogueOption', {
                  name: localised(t.locale, name, nameEn).text,
                  count: readers,
                }),
              }))}
            />
          </Field>
          <Field label={labels.path} hint={t('adminNewsletters.pathHint')} error={error('path')}>
            <TextInput name="path" defaultValue={text('path')} autoCapitalize="none" />
          </Field>
        </FieldRow>
        <PairField label={t('adminNewsletters.subject')} names={['subject', 'subjectEn']} text={text} error={error} />
        <RichPairField label={t('adminNewsletters.body')} names={['body', 'bodyEn']} text={text} error={error} />
      </EditForm>
    </div>
  )
}
