import { notices } from '#identity/letters/texts/notices.zh-CN.ts'
import { ownData } from '#site/own-data/texts/zh-CN.ts'
import type { accountArea as english } from './account-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { accountSecurity } from '#identity/account-security/texts/zh-CN.ts'
import { passkeys } from '#identity/passkeys/texts/zh-CN.ts'
import { registration } from '#identity/registration/texts/zh-CN.ts'
import { secondFactor } from '#identity/second-factor/texts/zh-CN.ts'
import { subscriptions } from '#service/subscriptions/texts/zh-CN.ts'

export const accountArea: AreaTranslation<typeof english> = {
  accountSecurity,
  notices,
  ownData,
  passkeys,
  registration,
  secondFactor,
  subscriptions,
}
