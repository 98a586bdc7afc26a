import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { fieldsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditPage } from '#platform/office/ui/edit-frame.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { RichPairField } from '#platform/office/ui/rich-pair-field.tsx'
import { fieldLabels } from '#platform/office/field-labels.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'

const list = to.office.newsletters()

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const [saved, catalogues] = await Promise.all([
    id ? api.newsletters.info({ id }) : null,
    api.newsletters.catalogues(),
  ])
  return { saved, catalogues, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const draft = fieldsOf(form, 'productCatalog', 'subject', 'subjectEn', 'body', 'bodyEn', 'path')
  return keep(form, (id) => `${list}/newsletter?id=${id}`, api.newsletters, draft)
}

const titleOf = ({ saved }: { saved: object | null }, t: ReturnType<typeof useT>) =>
  t(saved ? 'adminNewsletters.editTitle' : 'adminNewsletters.add')

export const meta: MetaOf<typeof loader> = (data, t) => ({ title: titleOf(data, t) })

export default function NewsletterEditPage() {
  const t = useT()
  const { saved, catalogues, formKey } = usePageData<typeof loader>()
  const { text, error } = useFields(saved)
  const labels = fieldLabels(t, 'subject', 'subjectEn', 'path')
  return (
    <EditPage
      title={titleOf({ saved }, t)}
      head={<p className="muted">{t('adminNewsletters.languageHint')}</p>}
      noun="newsletter"
      formKey={formKey}
      saved={saved}
      labels={labels}
      back={saved ? `${list}/newsletter?id=${saved.id}` : list}
      wide
      saveLabel={t('adminNewsletters.review')}
    >
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
    </EditPage>
  )
}
