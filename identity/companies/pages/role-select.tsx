import type { CompanyRole } from '../colleague.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Select } from '#platform/ui/input.tsx'

interface RoleSelectProps {
  roles: CompanyRole[]
  /** Where no field names it. */
  label?: string
  role?: CompanyRole
}

export function RoleSelect({ roles, label, role }: RoleSelectProps) {
  const t = useT()
  return (
    <Select
      name="role"
      aria-label={label}
      key={role?.code}
      defaultValue={role?.code ?? 'buyer'}
      options={roles.map(({ code, name, nameEn }) => ({ value: code, label: localised(t.locale, name, nameEn).text }))}
    />
  )
}
