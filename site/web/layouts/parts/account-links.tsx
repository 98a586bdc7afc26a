import type { Member } from '#identity/members/contract.ts'
import { to } from '#platform/contract/to.ts'
import { useRoot } from '#platform/web/page.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { DropdownMenu, MenuButton, MenuLink, MenuRule } from '#platform/ui/dropdown-menu.tsx'
import styles from './header.module.css'

/** Filled in by each answer where the page is shared. */
export const MemberName = ({ realname, headImg }: Pick<Member, 'realname' | 'headImg'>) => (
  <>
    <Avatar size="sm" name={realname} src={headImg ?? undefined} />
    <span className={styles.brief}>{realname}</span>
  </>
)

/** Sign in and sign up, or the member with the way to the user centre and out. */
export function AccountLinks() {
  const t = useT()
  const member = useRoot()?.member
  const { signUp } = useSettings()
  if (!member)
    return (
      <>
        <a href={to.signIn()}>{t('layout.signIn')}</a>
        <a href={signUp}>{t('layout.signUp')}</a>
      </>
    )
  return (
    <DropdownMenu label={<MemberName {...member} />} align="end">
      <MenuLink href={to.customerHome()} icon="home">
        {t('layout.userCentre')}
      </MenuLink>
      <MenuLink href={to.orders()} icon="box">
        {t('layout.orders')}
      </MenuLink>
      <MenuLink href={to.enquiries()} icon="enquiry">
        {t('layout.enquiries')}
      </MenuLink>
      <MenuRule />
      <form method="post" action={to.signOut()}>
        <MenuButton type="submit" icon="sign-out">
          {t('layout.signOut')}
        </MenuButton>
      </form>
    </DropdownMenu>
  )
}
