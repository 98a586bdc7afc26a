import type { Picture as Stored } from '#platform/contract/picture.ts'
import type { ShareImage } from './visit.ts'
import { Picture, type PictureProps } from '#platform/ui/picture.tsx'

interface StoredPictureProps extends Pick<PictureProps, 'priority' | 'ratio' | 'fit' | 'className'> {
  picture: Stored
  /** Empty where the text beside it says the same. */
  alt?: string
  sizes: string
}

/** The file that link previews show. */
export const sharePicture = ({ src, widths }: Stored) => `${src}-${widths.at(-1)}.jpg`

export function shareImage(picture: Stored): ShareImage {
  const width = picture.widths.at(-1) ?? picture.width
  return { url: sharePicture(picture), width, height: Math.round((width * picture.height) / picture.width) }
}

const dotsOfPixel = 3

/** What screens can show of it. Of a size that no window changes, larger files are never chosen. */
export function widthsFor(sizes: string, widths: readonly number[]): readonly number[] {
  const [, figure, unit] = /^([\d.]+)(rem|px)$/.exec(sizes) ?? []
  if (!figure) return widths
  const dots = Number(figure) * (unit === 'rem' ? 16 : 1) * dotsOfPixel
  const enough = widths.findIndex((width) => width >= dots)
  return enough < 0 ? widths : widths.slice(0, enough + 1)
}

/** A picture of ours in every stored size and format that it may be shown in. */
export function StoredPicture({ picture, alt = '', sizes, ...rest }: StoredPictureProps) {
  const { src, width, height, colour, focusX, focusY, blur } = picture
  const widths = widthsFor(sizes, picture.widths)
  const chosen = widths.length > 1
  const files = (format: string) =>
    chosen ? widths.map((size) => `${src}-${size}.${format} ${size}w`).join(', ') : `${src}-${widths[0]}.${format}`
  return (
    <Picture
      {...rest}
      src={`${src}-${widths.at(-1)}.webp`}
      alt={alt}
      width={width}
      height={height}
      sizes={chosen ? sizes : undefined}
      avif={files('avif')}
      webp={chosen ? files('webp') : undefined}
      tone={colour}
      focus={{ x: focusX, y: focusY }}
      blur={rest.priority && rest.fit !== 'contain' && blur ? `data:image/webp;base64,${blur}` : undefined}
    />
  )
}
