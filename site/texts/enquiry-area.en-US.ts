import { enquiries } from '#trade/enquiries/texts/en-US.ts'
import { threads } from '#trade/threads/texts/en-US.ts'
import { uploads } from '#identity/uploads/texts/en-US.ts'

/** Asking for an offer. */
export const enquiryArea = { enquiries, threads, uploads }
