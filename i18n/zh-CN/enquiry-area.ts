import type { enquiryArea as english } from '../en-US/enquiry-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { enquiries } from './enquiries.ts'
import { uploads } from './uploads.ts'

export const enquiryArea: AreaTranslation<typeof english> = { enquiries, uploads }
