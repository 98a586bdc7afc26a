import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const files = {
  regular: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
}

export type Fonts = Record<keyof typeof files, Buffer>

let fonts: Promise<Fonts> | undefined

/** One face for both languages, 10 MB a weight: read when first needed, then kept. */
export const loadFonts = (): Promise<Fonts> =>
  (fonts ??= Promise.all([readFile(files.regular), readFile(files.bold)]).then(([regular, bold]) => ({
    regular,
    bold,
  })))
