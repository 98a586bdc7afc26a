import { comments } from '#catalogue/comments/texts/zh-CN.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import type { commentsArea as english } from './comments-area.en-US.ts'

export const commentsArea: AreaTranslation<typeof english> = { comments }
