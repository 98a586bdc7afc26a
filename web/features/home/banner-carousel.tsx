import type { Banner } from '#contract/home.ts'
import { localised, useT } from '#web/lib/i18n.tsx'
import { StoredPicture } from '#web/lib/stored-picture.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './home.module.css'

/** Slides by scroll-snap: it works with a finger, the keyboard and no script. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const t = useT()
  return (
    <section aria-label={t('home.highlights')} className={styles.carousel} tabIndex={0}>
      {banners.map((banner, index) => (
        <article key={banner.id} className={styles.slide}>
          <StoredPicture picture={banner.picture} sizes="100vw" priority={index === 0} />
          <div className={`container ${styles.slideText}`}>
            <h2>{localised(t.locale, banner.title, banner.titleEn).text}</h2>
            <p>{localised(t.locale, banner.subtitle, banner.subtitleEn).text}</p>
            <LinkButton href={banner.url} variant="primary" iconEnd="arrow-right">
              {t('home.learnMore')}
            </LinkButton>
          </div>
        </article>
      ))}
    </section>
  )
}
