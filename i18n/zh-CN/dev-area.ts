import type { devArea as english } from '../en-US/dev-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { demo } from './demo.ts'
import { dev } from './dev.ts'

export const devArea: AreaTranslation<typeof english> = { demo, dev }
