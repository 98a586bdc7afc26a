import type { AdminVisit } from '#platform/office/visit.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import type { MemberRow } from './contract.ts'
import styles from '#platform/office/ui/find-box.module.css'

/** Whoever the address names, or those to choose from. */
export async function loadWhose({ api, url }: Pick<AdminVisit, 'api' | 'url'>) {
  const [id, companyId, search] = ['memberId', 'companyId', 'search'].map((name) => url.searchParams.get(name) ?? '')
  if (id) return { member: await api.members.info({ id }), found: undefined, search: '' }
  const found =
    companyId || search ? (await api.members.list({ companyId, search, state: '', limit: 20 })).list : undefined
  return { member: undefined, found, search: search ?? '' }
}

interface ChooseMemberProps {
  found: readonly MemberRow[] | undefined
  search: string
  hrefOf: (memberId: number) => string
}

/** For whom something is entered: found by words, or a new member. */
export function ChooseMember({ found, search, hrefOf }: ChooseMemberProps) {
  const t = useT()
  return (
    <div className="stack">
      <h2>{t('adminMembers.chooseMember')}</h2>
      <form method="get" role="search" className="cluster">
        <TextInput
          name="search"
          icon="search"
          className={styles.box}
          aria-label={t('adminMembers.findMember')}
          placeholder={t('adminMembers.findMember')}
          defaultValue={search}
        />
        <Button type="submit">{t('adminMembers.find')}</Button>
        <LinkButton href={to.office.newMember()} icon="plus">
          {t('adminMembers.newMember')}
        </LinkButton>
      </form>
      {found?.length === 0 && <p className="muted">{t('adminForm.nothing')}</p>}
      <ul className="stack tight">
        {found?.map(({ id, realname, email, mobile, company }) => (
          <li key={id}>
            <a href={hrefOf(id)}>{realname}</a>{' '}
            <span className="muted">{[company, email ?? mobile].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
