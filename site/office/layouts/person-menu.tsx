import { to } from '#platform/contract/to.ts'
import { namesOf } from '#platform/office/named-options.ts'
import { useMe } from '#platform/office/visit.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import { DropdownMenu, MenuButton, MenuLink, MenuRule } from '#platform/ui/dropdown-menu.tsx'
import { shortcutHelp } from './shortcut-help.tsx'
import styles from './person-menu.module.css'

/** Who is signed in, the own account, and the way out. */
export function PersonMenu() {
  const t = useT()
  const me = useMe()
  if (!me) return null
  const { text: name } = localised(t.locale, me.name, me.nameEn)
  return (
    <DropdownMenu
      align="end"
      className={styles.menu}
      label={
        <>
          <Avatar size="sm" name={name} />
          <span className={styles.name}>{name}</span>
        </>
      }
    >
      <p className={styles.role}>
        {me.email}
        <br />
        {namesOf(t.locale, me.shop ? [me.shop] : me.roles)}
      </p>
      <MenuRule />
      <MenuLink href={to.office.account()} icon="shield">
        {t('adminDesk.account')}
      </MenuLink>
      <MenuLink href={to.office.notices()} icon="mail">
        {t('adminNotices.title')}
      </MenuLink>
      <MenuButton icon="info" command="show-modal" commandfor={shortcutHelp}>
        {t('adminDesk.keysTitle')}
      </MenuButton>
      <form method="post" action={to.office.signOut()}>
        <MenuButton type="submit" icon="sign-out">
          {t('adminSession.signOut')}
        </MenuButton>
      </form>
    </DropdownMenu>
  )
}
