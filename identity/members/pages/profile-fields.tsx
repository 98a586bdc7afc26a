import { to } from '#platform/contract/to.ts'
import type { Profile } from '../contract.ts'
import { orDash } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import styles from './profile.module.css'

/** What the Chinese site shows beside the person: where to change what is not changed here. */
export function ProfileLinks({ profile }: { profile: Profile }) {
  const t = useT()
  const { mobile, enterpriseName } = profile
  return (
    <dl className={styles.links}>
      <div>
        <dt>{t('members.signInMobile')}</dt>
        <dd>
          {mobile ?? t('members.noMobile')}
          <a href={to.changeMobile()}>{t(mobile ? 'members.changeMobile' : 'members.addMobile')}</a>
        </dd>
      </div>
      <div>
        <dt>{t('members.companyName')}</dt>
        <dd>
          {enterpriseName ? orDash(enterpriseName) : t('members.companyNone')}
          <a href={to.company()}>{t('members.companyChange')}</a>
        </dd>
      </div>
    </dl>
  )
}

interface GlobalFieldsProps {
  profile: Profile
  countries: { value: number; label: string }[]
}

/** What the single form of the international site asks besides the person. */
export function GlobalFields({ profile, countries }: GlobalFieldsProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const error = (name: string) => refused?.fields[name]
  return (
    <>
      <Field
        id="profile-mobile"
        label={t('members.mobile')}
        hint={t('members.mobileHint')}
        error={error('mobile')}
        required
      >
        <TextInput
          type="tel"
          name="mobile"
          autoComplete="tel"
          maxLength={30}
          defaultValue={typed?.['mobile'] ?? profile.contactMobile ?? ''}
        />
      </Field>
      <Field id="profile-enterpriseName" label={t('members.companyName')} error={error('enterpriseName')} required>
        <TextInput
          readOnly={profile.inCompany}
          name="enterpriseName"
          autoComplete="organization"
          maxLength={100}
          defaultValue={typed?.['enterpriseName'] ?? profile.enterpriseName ?? ''}
        />
      </Field>
      <Field id="profile-countryId" label={t('members.country')} error={error('countryId')} required>
        <Select
          name="countryId"
          placeholder={t('members.chooseCountry')}
          options={countries}
          defaultValue={typed?.['countryId'] ?? profile.countryId ?? ''}
        />
      </Field>
      <Field
        id="profile-website"
        label={t('members.websiteLabel')}
        optionalText={t('members.optional')}
        error={error('website')}
      >
        <TextInput
          type="url"
          name="website"
          autoComplete="url"
          maxLength={200}
          defaultValue={typed?.['website'] ?? profile.website ?? ''}
        />
      </Field>
    </>
  )
}
