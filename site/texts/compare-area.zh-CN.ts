import type { compareArea as english } from './compare-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { comparing } from '#catalogue/compare/texts/zh-CN.ts'

export const compareArea: AreaTranslation<typeof english> = { comparing }
