import { useRef } from 'react'
import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf, useFields } from '#platform/office/form.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { BackLink } from '#platform/office/ui/back-link.tsx'
import { RefusedNotice } from '#platform/office/ui/refused-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { channels } from '../channel.ts'
import { ChannelField } from './channel-field.tsx'
import styles from '#platform/office/ui/edit-form.module.css'

export const loader = async ({ url }: AdminVisit) => ({
  enterpriseName: url.searchParams.get('company') ?? '',
  formKey: randomId(),
})

export const action: AdminAction = async ({ api, form }) => {
  const channel = channels.find((each) => each === textOf(form, 'channel')) ?? 'phone'
  const locale = textOf(form, 'locale') === 'en-US' ? 'en-US' : 'zh-CN'
  const { id, invited } = await api.members.enter(
    { ...fieldsOf(form, 'realname', 'email', 'mobile', 'enterpriseName'), channel, locale },
    { idempotencyKey: textOf(form, 'key') || undefined },
  )
  return redirect(doneAt(to.office.member(id), invited === 'none' ? 'created' : 'invited'), 303)
}

export default function NewMemberPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, data)
  const { text, error } = useFields(data)
  const line = (name: string, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={error(name)} required={name === 'realname'}>
      <TextInput name={name} maxLength={254} defaultValue={text(name)} autoComplete="off" />
    </Field>
  )
  return (
    <div className="stack">
      <BackLink href={to.office.members()}>{t('adminMembers.all')}</BackLink>
      <h1>{t('adminMembers.newMember')}</h1>
      <p className="muted">{t('adminMembers.newText')}</p>
      <RefusedNotice />
      <form ref={form} method="post" noValidate className={styles.form}>
        <input type="hidden" name="key" value={data.formKey} />
        {line('realname', t('adminMembers.name'))}
        {line('email', t('adminMembers.email'))}
        {line('mobile', t('adminMembers.mobile'), t('adminMembers.mobileHint'))}
        {line('enterpriseName', t('adminMembers.company'), t('adminMembers.newCompanyHint'))}
        <Field label={t('adminMembers.language')}>
          <Select
            name="locale"
            defaultValue={text('locale') || t.locale}
            options={[
              { value: 'zh-CN', label: t('adminMembers.chinese') },
              { value: 'en-US', label: t('adminMembers.english') },
            ]}
          />
        </Field>
        <ChannelField chosen={text('channel')} error={error('channel')} />
        <p>
          <Button type="submit" variant="primary">
            {t('adminMembers.saveAndInvite')}
          </Button>
        </p>
      </form>
    </div>
  )
}
