import { aliasKinds, type AliasRow } from './contract.ts'
import { fieldsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditPage } from '#platform/office/ui/edit-frame.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'

const list = '/admin/aliases'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  return { saved: id ? await api.aliases.info({ id }) : null, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const { kind, ...words } = fieldsOf(form, 'word', 'kind', 'target')
  const alias = { ...words, kind: kind as AliasRow['kind'] }
  return keep(form, list, api.aliases, alias)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({
  title: saved ? t('adminAliases.editTitle', { name: saved.word }) : t('adminAliases.add'),
})

export default function AliasEditPage() {
  const t = useT()
  const { saved, formKey } = usePageData<typeof loader>()
  const { text, error } = useFields(saved)
  const labels = { word: t('adminAliases.word'), kind: t('adminAliases.kind'), target: t('adminAliases.target') }
  return (
    <EditPage
      title={meta({ saved, formKey }, t).title}
      noun="alias"
      saved={saved}
      formKey={formKey}
      labels={labels}
      back={list}
    >
      <FieldRow>
        <Field label={labels.word} hint={t('adminAliases.wordHint')} error={error('word')} required>
          <TextInput name="word" defaultValue={text('word')} />
        </Field>
        <Field label={labels.kind} error={error('kind')} required>
          <Select
            name="kind"
            defaultValue={text('kind') || 'category'}
            options={aliasKinds.map((kind) => ({ value: kind, label: t(`adminAliases.kind_${kind}`) }))}
          />
        </Field>
        <Field label={labels.target} hint={t('adminAliases.targetHint')} error={error('target')} required>
          <TextInput name="target" defaultValue={text('target')} autoCapitalize="none" />
        </Field>
      </FieldRow>
    </EditPage>
  )
}
