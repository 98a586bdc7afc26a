import { to } from '#platform/contract/to.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { Button } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import styles from './news.module.css'

export function Share({ id, title }: { id: number; title: string }) {
  const t = useT()
  const { apiBase } = useSettings()
  const path = to.newsArticle(id)
  const copy = async () => {
    await copyText(location.origin + path)
    showToast(t('news.copied'), 'success')
  }
  const mail = () => {
    location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(location.origin + path)}`
  }
  return (
    <section aria-label={t('news.share')} className={styles.share}>
      <Button variant="quiet" size="sm" icon="copy" onClick={copy}>
        {t('news.copyLink')}
      </Button>
      <Button variant="quiet" size="sm" icon="mail" onClick={mail}>
        {t('news.shareMail')}
      </Button>
      <Disclosure summary={t('news.scan')}>
        <img
          src={`${apiBase}/mp/QrCode?path=${encodeURIComponent(path)}`}
          alt=""
          width={128}
          height={128}
          loading="lazy"
        />
      </Disclosure>
    </section>
  )
}
