import type { enquiryArea as english } from './enquiry-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { enquiries } from '#trade/enquiries/texts/zh-CN.ts'
import { threads } from '#trade/threads/texts/zh-CN.ts'
import { uploads } from '#identity/uploads/texts/zh-CN.ts'

export const enquiryArea: AreaTranslation<typeof english> = { enquiries, threads, uploads }
