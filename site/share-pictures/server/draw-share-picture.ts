import type { Font } from 'fontkit'
import sharp from 'sharp'
import type { ProductDetail, Property } from '#catalogue/goods/product.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { loadFaces, textPath, widthOf, wrapText } from './text-path.ts'

/** What social networks ask for. */
export const shareSize = { width: 1200, height: 630 }
const photo = { width: 460, height: shareSize.height }
const left = 64
const right = shareSize.width - photo.width - 56
const colours = { ink: '#10202a', mute: '#566973', brand: '#0a4d63', bright: '#14758f', rule: '#c3ced4' }

export interface SharePicture {
  product: ProductDetail
  t: Translator
  brand: string
  /** The material, filling its side; without one its colour does. */
  material: Buffer | undefined
}

export const photoSize = photo

/** The picture that a shared link shows: what it is, its numbers, who sells it, and the material itself. */
export async function drawSharePicture({ product, t, brand, material }: SharePicture): Promise<Buffer> {
  const { regular, bold } = await loadFaces()
  const title = wrapText(bold, productTitle(product, t), { size: 50, width: right - left, most: 3 })
  const titleEnd = 168 + title.length * 62
  const say = (zh: string, en: string) => (t.locale === 'zh-CN' ? zh : en)
  const facts = [kindLabel(t, 'Grade', product.grade), say(product.countryName, product.countryNameEn)].join(' · ')
  const rows = product.keyProperties.slice(0, Math.min(4, Math.floor((520 - titleEnd) / 46)))
  const parts = [
    mark(left, 56),
    textPath(bold, brand, { x: left + 56, y: 90, size: 30, fill: colours.brand }),
    ...title.map((line, at) => textPath(bold, line, { x: left, y: 190 + at * 62, size: 50, fill: colours.ink })),
    textPath(regular, facts, { x: left, y: titleEnd + 16, size: 25, fill: colours.bright }),
    ...rows.map((property, at) => propertyLine(property, titleEnd + 66 + at * 46, { regular, bold }, say)),
    // No price: the picture lives on in other people's caches.
    textPath(bold, say(product.shopName, product.shopNameEn), { x: left, y: 578, size: 25, fill: colours.brand }),
  ]
  const { width, height } = shareSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><rect x="${width - photo.width}" width="${photo.width}" height="${height}" fill="${product.colourHex}"/><rect width="${width}" height="8" fill="${colours.brand}"/>${parts.join('')}</svg>`
  const over = material ? [{ input: material, left: width - photo.width, top: 0 }] : []
  return sharp(Buffer.from(svg)).composite(over).jpeg({ quality: 84 }).toBuffer()
}

function propertyLine(
  property: Property,
  y: number,
  { regular, bold }: { regular: Font; bold: Font },
  say: (zh: string, en: string) => string,
): string {
  const { value, unit } = statedFigure(property, 'si')
  const figure = [value, unit].filter(Boolean).join(' ')
  const size = 25
  const room = right - left - widthOf(bold, figure, size) - 24
  const [name = ''] = wrapText(regular, say(property.name, property.nameEn), { size, width: room, most: 1 })
  return [
    textPath(regular, name, { x: left, y, size, fill: colours.mute }),
    textPath(bold, figure, { x: right - widthOf(bold, figure, size), y, size, fill: colours.ink }),
    `<rect x="${left}" y="${y + 12}" width="${right - left}" height="1" fill="${colours.rule}"/>`,
  ].join('')
}

const mark = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(0.7)"><path fill="${colours.brand}" d="M18.5 10.8v42.4L6.9 46.5v-29zM45.5 10.8v42.4l11.6-6.7v-29zM23 8.2 32 3l9 5.2v21.3c-3 3.6-6 3.6-9 0s-6-3.6-9 0z"/><path fill="${colours.bright}" d="M23 34.5c3-3.6 6-3.6 9 0s6 3.6 9 0v21.3L32 61l-9-5.2z"/></g>`
