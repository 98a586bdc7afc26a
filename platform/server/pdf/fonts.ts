import { readFile } from 'node:fs/promises'
import regularFile from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?path'
import boldFile from '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf?path'

export type Fonts = Record<'regular' | 'bold', Buffer>

let fonts: Promise<Fonts> | undefined

/** One face for both languages, 10 MB a weight: read when first needed, then kept. */
export const loadFonts = (): Promise<Fonts> =>
  (fonts ??= Promise.all([readFont(regularFile), readFont(boldFile)]).then(([regular, bold]) => ({
    regular,
    bold,
  })))

const readFont = async (file: string) => withoutLayout(await readFile(file))

/** Hides the tables of kerning and ligatures: upright text reads well without, and is set in half the time. */
function withoutLayout(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4)
  for (let at = 12; at < 12 + 16 * tables; at += 16)
    if (/^G(?:SUB|POS)$/.test(font.toString('latin1', at, at + 4))) font.write('none', at, 'latin1')
  return font
}
