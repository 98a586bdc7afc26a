import { connectPapers } from '#platform/server/mail/papers.ts'
import { orderPapers } from '#trade/orders/server/mail-papers.ts'
import { quotePapers } from '#trade/quotes/server/mail-papers.ts'

// Apart from the other connections, which journeys and scripts make too: drawing brings fonts that only a bundle resolves.
connectPapers({ ...orderPapers, ...quotePapers })
