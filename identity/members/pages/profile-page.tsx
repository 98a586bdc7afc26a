import { PictureField } from '#identity/uploads/pages/picture-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRefused, type Action } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useView } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { countryOptions } from '#identity/companies/pages/place-options.ts'
import { GlobalFields, ProfileLinks } from './profile-fields.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The international site asks everything in one form, the Chinese one has pages of their own for company and mobile. */
const isGlobal = (t: Visit['t']) => t.locale === 'en-US'

export async function loader({ api, t }: Visit) {
  const [profile, countries] = await Promise.all([
    api.members.profile(),
    isGlobal(t) ? api.referenceData.countries() : [],
  ])
  return { profile, countries: countryOptions(countries, t.locale) }
}

export const action: Action = async ({ api, form, t }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const locale = text('locale') === 'zh-CN' ? 'zh-CN' : 'en-US'
  const picture = text('headImgId')
  const headImgId = picture === 'none' ? null : picture || undefined
  const person = {
    realname: text('realname'),
    title: text('title'),
    department: text('department'),
    locale,
    headImgId,
  } as const
  if (!isGlobal(t)) await api.members.update(person)
  else
    await api.members.updateByGlobal({
      ...person,
      mobile: text('mobile'),
      enterpriseName: text('enterpriseName'),
      countryId: text('countryId'),
      website: text('website'),
    })
  return { saved: true }
}

export default function ProfilePage() {
  const t = useT()
  const { profile, countries } = usePageData<typeof loader>()
  const saved = (useView().action as { saved?: true } | undefined)?.saved
  const mayEdit = useMay('members.update', 'members.updateByGlobal')
  const { refused } = useRefused() ?? {}
  return (
    <div className="stack loose">
      <header>
        <h1>{t('members.profileTitle')}</h1>
        <p className="muted">{t('members.profileIntro')}</p>
        <div role="status">{saved && <Notice kind="success">{t('members.saved')}</Notice>}</div>
      </header>
      {!mayEdit && <Notice>{t('members.notAllowed')}</Notice>}
      <ProfileForm
        profile={profile}
        mayEdit={mayEdit}
        picture={
          <PictureField
            key={profile.headImg}
            name="headImgId"
            label={t('members.headImage')}
            person={profile.realname}
            current={profile.headImg}
            error={refused?.fields['headImgId']}
            disabled={!mayEdit}
          />
        }
      >
        {isGlobal(t) ? <GlobalFields profile={profile} countries={countries} /> : <ProfileLinks profile={profile} />}
      </ProfileForm>
    </div>
  )
}
