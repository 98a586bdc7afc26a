import type { MemberInfo } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { useFormKey } from '#platform/office/form-key.ts'
import { useFields } from '#platform/office/form.ts'
import { useMay } from '#platform/office/visit.ts'
import { ConflictNotice, isConflict } from '#platform/office/ui/conflict-notice.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { PasswordAgain } from '#identity/operators/office/password-again.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'

/** What the seller decides about a member: rights, contact, and whether the account is open. */
export function MemberAccess({ member }: { member: MemberInfo }) {
  const t = useT()
  const mayEdit = useMay('members.edit')
  const formKey = useFormKey(member.version)
  return (
    <>
      <Card title={t('adminMembers.rights')}>
        {mayEdit ? <RightsForm member={member} key={formKey} /> : <Local zh={member.roleName} en={member.roleNameEn} />}
      </Card>
      {mayEdit && (
        <Card title={t('adminMembers.access')}>
          <form method="post" className="stack">
            <PasswordAgain intent="reset" />
            <input type="hidden" name="id" value={member.id} />
            {member.hasSecondFactor && (
              <AccessAction
                intent="reset"
                label={t('adminMembers.resetFactor')}
                hint={t('adminMembers.resetFactorHint')}
              />
            )}
            {member.disabled ? (
              <AccessAction intent="enable" label={t('adminMembers.enable')} hint={t('adminMembers.enableHint')} />
            ) : (
              <>
                <AccessAction intent="signOut" label={t('adminMembers.signOut')} hint={t('adminMembers.signOutHint')} />
                <AccessAction
                  intent="disable"
                  label={t('adminMembers.disable')}
                  hint={t('adminMembers.disableHint')}
                  danger
                />
              </>
            )}
          </form>
        </Card>
      )}
    </>
  )
}

const AccessAction = ({
  intent,
  label,
  hint,
  danger,
}: {
  intent: string
  label: string
  hint: string
  danger?: boolean
}) => (
  <div className="stack tight">
    <p>
      <Button type="submit" name="intent" value={intent} variant={danger ? 'danger' : 'secondary'}>
        {label}
      </Button>
    </p>
    <p className="muted">{hint}</p>
  </div>
)

function RightsForm({ member }: { member: MemberInfo }) {
  const t = useT()
  const refused = useRefused()?.refused
  const { text } = useFields(member)
  const named = (list: MemberInfo['roles']) =>
    list.map(({ id, name, nameEn }) => ({ value: id, label: localised(t.locale, name, nameEn).text }))
  return (
    <form method="post" className="stack">
      {isConflict(refused) && <ConflictNotice saved={member} labels={{ roleId: t('adminMembers.role') }} />}
      <input type="hidden" name="id" value={member.id} />
      <input type="hidden" name="version" value={text('version')} />
      <input type="hidden" name="intent" value="save" />
      <Field label={t('adminMembers.role')} hint={t('adminMembers.roleHint')}>
        <Select name="roleId" defaultValue={text('roleId')} options={named(member.roles)} />
      </Field>
      <Field label={t('adminMembers.contact')}>
        <Select
          name="contactId"
          defaultValue={text('contactId')}
          placeholder={t('adminMembers.noContact')}
          options={named(member.contacts)}
        />
      </Field>
      <p>
        <Button type="submit" variant="primary">
          {t('adminForm.save')}
        </Button>
      </p>
    </form>
  )
}
