import type { basketArea as english } from './basket.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'

export const basketArea: AreaTranslation<typeof english> = { enquiryBasket: { added: '已加入询价单：{title}' } }
