import { classNames } from './class-names.ts'
import styles from './picture.module.css'

export interface PictureProps {
  src: string
  alt: string
  width: number
  height: number
  /** `srcset` values of the modern formats. */
  avif?: string
  webp?: string
  sizes?: string
  /** Main colour of the picture, shown until it has come. */
  tone?: string
  /** The first large picture of a page loads at once, all others when near. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  ratio?: '1:1' | '4:3' | '3:2' | '16:9'
  className?: string
}

const ratios = { '1:1': styles.square, '4:3': styles.fourThree, '3:2': styles.threeTwo, '16:9': styles.wide }

export const Picture = (props: PictureProps) => {
  const { src, alt, width, height, avif, webp, sizes, tone, priority, fit = 'cover', ratio, className } = props
  return (
    <picture className={classNames(styles.picture, ratio && ratios[ratio], className)} data-tone={tone}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={fit === 'contain' ? styles.contain : styles.cover}
      />
    </picture>
  )
}
