import { auth } from './auth.ts'
import { exhibitions } from './exhibitions.ts'
import { home } from './home.ts'
import { letters } from './letters.ts'
import { members } from './members.ts'
import { news } from './news.ts'
import { referenceData } from './reference-data.ts'
import { support } from './support.ts'
import { uploads } from './uploads.ts'

/** The whole API on one screen. */
export const contract = { auth, exhibitions, home, letters, members, news, referenceData, support, uploads }
export type ContractClient = import('./client.ts').Client<typeof contract>
