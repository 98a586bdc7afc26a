import { useRef } from 'react'
import { Platform } from '#platform/contract/enums.ts'
import type { Banner } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './banner-carousel.module.css'

const screens = {
  [Platform.all]: undefined,
  [Platform.mobile]: styles.onPhones,
  [Platform.pc]: styles.onDesks,
}

interface BannerCarouselProps {
  banners: Banner[]
  /** Beside other things instead of edge to edge. */
  framed?: boolean
}

/** Slides by scroll-snap: it works with a finger, the keyboard and no script, and never moves by itself. */
export function BannerCarousel({ banners, framed }: BannerCarouselProps) {
  const t = useT()
  const slides = useRef<HTMLDivElement>(null)
  const turn = (pages: number) => {
    const { current } = slides
    if (!current) return
    const last = current.scrollWidth - current.clientWidth
    const to = current.scrollLeft + pages * current.clientWidth
    // From the last slide on to the first, and back.
    current.scrollTo({ left: to > last + 1 ? 0 : to < -1 ? last : to, behavior: 'smooth' })
  }
  if (banners.length === 0) return null
  return (
    <section aria-label={t('home.highlights')} className={classNames(styles.carousel, framed && styles.framed)}>
      <div ref={slides} className={styles.slides} tabIndex={0} role="group" aria-label={t('home.highlights')}>
        {banners.map((banner, index) => (
          <article key={banner.id} className={classNames(styles.slide, screens[banner.platform])}>
            <StoredPicture
              picture={banner.picture}
              sizes={framed ? '(max-width: 640px) 100vw, 90rem' : '100vw'}
              priority={index === 0}
              className={styles.picture}
            />
            <div className={classNames(styles.text, !framed && 'container')}>
              <h2>{localised(t.locale, banner.title, banner.titleEn).text}</h2>
              <p>{localised(t.locale, banner.subtitle, banner.subtitleEn).text}</p>
              <a href={banner.url}>
                {t('home.learnMore')}
                <span className="visually-hidden">{localised(t.locale, banner.title, banner.titleEn).text}</span>
                <Icon name="arrow-right" size={16} />
              </a>
            </div>
          </article>
        ))}
      </div>
      {banners.length > 1 && (
        <div className={classNames(styles.turn, !framed && 'container')}>
          <IconButton icon="arrow-left" label={t('home.previous')} onClick={() => turn(-1)} />
          <IconButton icon="arrow-right" label={t('home.next')} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}
