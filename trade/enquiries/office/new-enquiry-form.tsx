import { useRef } from 'react'
import type { MemberInfo } from '#identity/members/office/contract.ts'
import { ChannelField } from '#identity/members/office/channel-field.tsx'
import { MemberLink } from '#identity/members/office/member-link.tsx'
import { useFields } from '#platform/office/form.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import { WishLines } from './wish-lines.tsx'
import styles from '#platform/office/ui/edit-form.module.css'

interface NewEnquiryFormProps {
  member: MemberInfo
  purchaseTime: string
  formKey: string
}

/** What a member asked for by phone, mail, WeChat or on a visit. */
export function NewEnquiryForm({ member, purchaseTime, formKey }: NewEnquiryFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, member)
  const { text, error } = useFields({ purchaseTime })
  return (
    <form ref={form} method="post" noValidate className={styles.form}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="memberId" value={member.id} />
      <p>
        {t('adminEnquiries.buyer')}: <MemberLink id={member.id}>{member.realname}</MemberLink>{' '}
        <span className="muted">{member.company}</span>
      </p>
      <ChannelField chosen={text('channel')} error={error('channel')} />
      <WishLines />
      <Field label={t('enquiries.purchaseTime')} error={error('purchaseTime')} required>
        <TextInput type="date" name="purchaseTime" defaultValue={text('purchaseTime')} />
      </Field>
      <Field label={t('enquiries.destination')} error={error('destination')}>
        <TextInput name="destination" maxLength={100} defaultValue={text('destination')} />
      </Field>
      <Field label={t('enquiries.message')} error={error('message')}>
        <TextArea name="message" rows={4} maxLength={4000} defaultValue={text('message')} />
      </Field>
      <p>
        <Button type="submit" variant="primary">
          {t('adminForm.save')}
        </Button>
      </p>
    </form>
  )
}
