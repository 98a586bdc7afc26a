import { useT } from '#platform/web/i18n.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import styles from './order-box.module.css'

/** Without scripts the page is shared by mail, and printed by the browser's own menu. */
export function PassOn({ mail }: { mail: string }) {
  const t = useT()
  return (
    <div className={styles.aside}>
      <LinkButton
        href={mail}
        variant="quiet"
        size="sm"
        icon="share"
        onClick={async (event) => {
          event.preventDefault()
          const { share } = await import('./share.ts')
          await share(t('productDetail.linkCopied'))
        }}
      >
        {t('productDetail.share')}
      </LinkButton>
      <Button variant="quiet" size="sm" icon="printer" className={styles.print} onClick={() => print()}>
        {t('productDetail.print')}
      </Button>
    </div>
  )
}
