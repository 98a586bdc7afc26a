import { useT } from '#platform/web/i18n.tsx'
import { Button, IconButton, LinkButton } from '#platform/ui/button.tsx'
import { DropdownMenu, MenuButton, MenuLink, MenuRule } from '#platform/ui/dropdown-menu.tsx'
import { UiSection } from './ui-section.tsx'

export const UiActions = () => {
  const t = useT()
  return (
    <UiSection title={t('dev.actions')}>
      <div className="cluster">
        <Button variant="enquiry" icon="enquiry">
          {t('dev.askPrice')}
        </Button>
        <Button variant="primary" icon="cart">
          {t('dev.addToCart')}
        </Button>
        <LinkButton href="#compare" icon="compare">
          {t('dev.compare')}
        </LinkButton>
        <Button variant="quiet">{t('dev.cancel')}</Button>
        <Button variant="danger" icon="trash">
          {t('dev.removeLot')}
        </Button>
        <Button variant="primary" busy>
          {t('dev.sending')}
        </Button>
        <Button busy>{t('dev.sending')}</Button>
        <Button disabled>{t('dev.notAvailable')}</Button>
        <IconButton icon="heart" label={t('dev.favourite')} />
        <IconButton icon="heart" filled label={t('dev.favourite')} />
      </div>
      <div className="cluster">
        <Button variant="enquiry" size="lg" iconEnd="arrow-right">
          {t('dev.askPrice')}
        </Button>
        <Button size="lg">{t('dev.compare')}</Button>
        <Button variant="enquiry" size="sm">
          {t('dev.askPrice')}
        </Button>
        <Button size="sm">{t('dev.compare')}</Button>
        <DropdownMenu label={t('dev.userCentre')} icon="user">
          <MenuLink href="#enquiries" icon="enquiry" current>
            {t('dev.myEnquiries')}
          </MenuLink>
          <MenuLink href="#orders" icon="box">
            {t('dev.myOrders')}
          </MenuLink>
          <MenuRule />
          <MenuButton icon="sign-out" danger>
            {t('dev.signOut')}
          </MenuButton>
        </DropdownMenu>
      </div>
    </UiSection>
  )
}
