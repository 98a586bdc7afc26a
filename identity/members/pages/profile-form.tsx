import type { ReactNode } from 'react'
import type { Profile } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { errorsOf } from '#identity/companies/pages/form-errors.ts'

interface ProfileFormProps {
  profile: Profile
  /** The picture, which is another noun's part. */
  picture: ReactNode
  /** What one of the two sites asks besides. */
  children: ReactNode
  mayEdit: boolean
}

/** The person: the same on both sites. */
export function ProfileForm({ profile, picture, children, mayEdit }: ProfileFormProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const text = (name: 'realname' | 'title' | 'department', most = 60) => (
    <TextInput name={name} maxLength={most} defaultValue={typed?.[name] ?? profile[name] ?? ''} />
  )
  return (
    <form method="post" className="stack" noValidate>
      <FormErrorSummary title={t('members.checkFields')} errors={errorsOf('profile', refused)} />
      <fieldset disabled={!mayEdit} className="pairs">
        <div className="whole">{picture}</div>
        <Field id="profile-realname" label={t('members.name')} error={refused?.fields['realname']} required>
          {text('realname')}
        </Field>
        <Field
          id="profile-title"
          label={t('members.jobTitle')}
          hint={t('members.jobTitleHint')}
          error={refused?.fields['title']}
          required
        >
          {text('title')}
        </Field>
        <Field id="profile-department" label={t('members.department')} error={refused?.fields['department']} required>
          {text('department')}
        </Field>
        {children}
        <RadioGroup
          inline
          className="whole"
          label={t('members.mailLanguage')}
          name="locale"
          defaultValue={typed?.['locale'] ?? profile.locale}
          options={[
            { value: 'en-US', label: <span lang="en-US">{t('members.languageEn')}</span> },
            { value: 'zh-CN', label: <span lang="zh-CN">{t('members.languageZh')}</span> },
          ]}
        />
        {mayEdit && (
          <div className="whole">
            <Button type="submit" variant="primary" busy={busy}>
              {t('members.save')}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  )
}
