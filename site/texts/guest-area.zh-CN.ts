import type { guestArea as english } from './guest-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { auth } from '#identity/auth/texts/zh-CN.ts'
import { captcha } from '#identity/captcha/texts/zh-CN.ts'

export const guestArea: AreaTranslation<typeof english> = { auth, captcha }
