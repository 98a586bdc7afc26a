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
  /** What stays visible where it is cut, in percent from the upper left corner. */
  focus?: { x: number; y: number }
  /** Tiny, shown blurred until the picture has come. */
  blur?: string
  fit?: 'cover' | 'contain'
  ratio?: '1:1' | '4:3' | '3:2' | '16:9'
  className?: string
}

const ratios = { '1:1': styles.square, '4:3': styles.fourThree, '3:2': styles.threeTwo, '16:9': styles.wide }

// An exact position would need a style of each picture's own, which the content security policy does not allow.
const third = (percent: number) => (percent < 34 ? 0 : percent > 66 ? 2 : 1)
const acrossNames = [styles.left, undefined, styles.right]
const downNames = [styles.top, undefined, styles.bottom]

export const Picture = (props: PictureProps) => {
  const { src, alt, width, height, avif, webp, sizes, tone, priority, focus, blur, fit = 'cover', ratio } = props
  const kept = focus && [acrossNames[third(focus.x)], downNames[third(focus.y)]]
  const outer = classNames(styles.picture, ratio && ratios[ratio], ...(kept ?? []), props.className)
  const picture = (
    <picture className={blur ? styles.sharp : outer} data-tone={blur ? undefined : tone}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
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
  if (!blur) return picture
  return (
    <span className={classNames(outer, styles.over)} data-tone={tone}>
      <img src={blur} alt="" aria-hidden="true" className={styles.blur} />
      {picture}
    </span>
  )
}
