import { enquiries } from './enquiries.ts'
import { uploads } from './uploads.ts'

/** Asking for an offer. */
export const enquiryArea = { enquiries, uploads }
