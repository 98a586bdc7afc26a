import { setCatalogues } from '#platform/texts/catalogues.ts'
import type { Locale, Messages } from '#platform/texts/messages.ts'
import { english } from './index.en-US.ts'
import { chinese } from './index.zh-CN.ts'

/** Every sentence in both languages. */
export const catalogues = { 'zh-CN': chinese, 'en-US': english } as const satisfies Record<Locale, Messages>

setCatalogues(catalogues)
