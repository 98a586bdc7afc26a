import { useState } from 'react'
import { audiences } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import type { useFields } from '#platform/office/form.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'

interface AudienceFieldsProps {
  fields: ReturnType<typeof useFields>
  roles: readonly { id: number; name: string; nameEn: string }[]
}

/** Who gets it; only what the choice needs is asked for. */
export function AudienceFields({ fields: { text, error }, roles }: AudienceFieldsProps) {
  const t = useT()
  const [audience, setAudience] = useState(text('audience') || 'all')
  return (
    <>
      <RadioGroup
        label={t('adminBroadcasts.audience')}
        name="audience"
        inline
        defaultValue={audience}
        onChange={setAudience}
        options={audiences.map((value) => ({ value, label: t(`adminBroadcasts.audience_${value}`) }))}
      />
      <FieldRow>
        {audience === 'role' && (
          <Field label={t('adminBroadcasts.role')} error={error('roleId')} required>
            <Select
              name="roleId"
              defaultValue={text('roleId')}
              placeholder=""
              options={roles.map(({ id, name, nameEn }) => ({
                value: id,
                label: localised(t.locale, name, nameEn).text,
              }))}
            />
          </Field>
        )}
        {audience === 'member' ? (
          <Field
            label={t('adminBroadcasts.member')}
            hint={t('adminBroadcasts.memberHint')}
            error={error('member')}
            required
          >
            <TextInput name="member" defaultValue={text('member')} autoCapitalize="none" />
          </Field>
        ) : (
          <Field label={t('adminBroadcasts.language')} hint={t('adminBroadcasts.languageHint')} error={error('locale')}>
            <Select
              name="locale"
              defaultValue={text('locale')}
              placeholder={t('adminBroadcasts.anyLanguage')}
              options={[
                { value: 'zh-CN', label: t('adminForm.chinese') },
                { value: 'en-US', label: t('adminForm.english') },
              ]}
            />
          </Field>
        )}
      </FieldRow>
    </>
  )
}
