import sharp from 'sharp'

const filed = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

interface PictureWishes {
  width?: number
  height?: number
  alpha?: boolean
}

const drawing = ({ width = 600, height = 400, alpha = false }: PictureWishes) =>
  sharp({ create: { width, height, channels: alpha ? 4 : 3, background: { r: 40, g: 90, b: 140, alpha: 0.5 } } })

/** A picture of one colour in any format. */
export const aPictureFile = async (format: PictureFormat, name: string, wishes: PictureWishes = {}) =>
  filed(await drawing(wishes).toFormat(format).toBuffer(), name)

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
export async function aPhoto(name = 'photo.jpg') {
  const exif = { IFD0: { Make: 'Secretphone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  const turned = drawing({}).withExif(exif).withMetadata({ orientation: 6 })
  return filed(await turned.jpeg().toBuffer(), name)
}

export const aPdf = (name = 'licence.pdf') => filed('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n', name)

/** A zip whose entries are empty: their names are what counts. */
export function aZip(name: string, entries: string[]) {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const text = Buffer.from(entry)
    const local = Buffer.alloc(30 + text.length)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(text.length, 26)
    text.copy(local, 30)
    const central = Buffer.alloc(46 + text.length)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(text.length, 28)
    central.writeUInt32LE(offset, 42)
    text.copy(central, 46)
    locals.push(local)
    directory.push(central)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return filed(Buffer.concat([...locals, ...directory, end]), name)
}

export const aSpreadsheet = (name = 'prices.xlsx') =>
  aZip(name, ['[Content_Types].xml', 'xl/workbook.xml', 'xl/printerSettings/printerSettings1.bin'])
export const aTextDocument = (name = 'offer.docx') => aZip(name, ['[Content_Types].xml', 'word/document.xml'])
