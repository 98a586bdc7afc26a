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

/** A picture of ours in every stored size and format. */
export function StoredPicture({ picture, alt = '', ...rest }: StoredPictureProps) {
  const { src, width, height, widths, colour, focusX, focusY, blur } = picture
  const files = (format: string) => widths.map((size) => `${src}-${size}.${format} ${size}w`).join(', ')
  return (
    <Picture
      {...rest}
      src={`${src}-${widths.at(-1)}.webp`}
      alt={alt}
      width={width}
      height={height}
      avif={files('avif')}
      webp={files('webp')}
      tone={colour}
      focus={{ x: focusX, y: focusY }}
      blur={rest.priority && rest.fit !== 'contain' && blur ? `data:image/webp;base64,${blur}` : undefined}
    />
  )
}
