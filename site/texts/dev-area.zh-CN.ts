import type { devArea as english } from './dev-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { demo } from '#site/demo/texts/zh-CN.ts'
import { dev } from '#site/dev/texts/zh-CN.ts'

export const devArea: AreaTranslation<typeof english> = { demo, dev }
