import { catalogue } from './catalogue/catalogue.ts'
import { contacts, nameOf } from './contacts.ts'
import { drawEmblem } from './pictures/draw-emblem.ts'
import { drawPerson } from './pictures/draw-person.ts'
import {
  articleWidths,
  bannerPictures,
  bannerWidths,
  emblemWidths,
  pictures,
  productWidths,
} from './pictures/pictures.ts'
import { productLooks } from './product-looks.ts'

const once = <Made>(make: () => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}
const sold = once(catalogue)

const album = <Key extends string>(drawings: Record<Key, () => string>, widths: readonly number[]) => ({
  drawings,
  widths,
})

const keyed = (drawings: [key: string, () => string][]): Record<string, () => string> => Object.fromEntries(drawings)

/** Every picture of the demonstration, by the folder that its files lie in; what is seen first comes first. */
export const albums = {
  banners: once(() => album(bannerPictures, bannerWidths)),
  products: once(() => album(productLooks(sold().products).drawings, productWidths)),
  shops: once(() =>
    album(keyed(sold().shops.map((shop) => [shop.code, () => drawEmblem(shop.emblemSeed)])), emblemWidths),
  ),
  contacts: once(() =>
    album(keyed(contacts.map((each, at) => [nameOf(each), () => drawPerson(at + 1)])), emblemWidths),
  ),
  articles: once(() => album(pictures, articleWidths)),
}

export type AlbumName = keyof typeof albums
export type PictureIn<Name extends AlbumName> = keyof ReturnType<(typeof albums)[Name]>['drawings'] & string

export const albumNames = Object.keys(albums) as AlbumName[]
