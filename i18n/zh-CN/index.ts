import { adminArea } from './admin-area.ts'
import { chatArea } from './chat-area.ts'
import { customerArea } from './customer-area.ts'
import { devArea } from './dev-area.ts'
import { mailArea } from './mail-area.ts'
import { productArea } from './product-area.ts'
import { siteArea } from './site-area.ts'

export const chinese = {
  ...siteArea,
  ...chatArea,
  ...productArea,
  ...customerArea,
  ...devArea,
  ...mailArea,
  ...adminArea,
}
