import { customerArea } from './customer-area.ts'
import { devArea } from './dev-area.ts'
import { mailArea } from './mail-area.ts'
import { productArea } from './product-area.ts'
import { siteArea } from './site-area.ts'

export const chinese = { ...siteArea, ...productArea, ...customerArea, ...devArea, ...mailArea }
