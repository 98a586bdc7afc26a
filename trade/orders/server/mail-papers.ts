import type { NamedFile } from '#platform/contract/endpoint.ts'
import type { DrawPapers, Drawing, MailPapers } from '#platform/server/mail/papers.ts'
import type { IssuedPaper } from '#trade/papers/paper.ts'
import { makeSheet } from '#trade/papers/server/make-sheet.ts'
import { getOrder } from './get-order.ts'
import { makeProforma } from './make-proforma.ts'

/** The newest of those that are meant, as the member may open them on the page of the order. */
async function sheets(papers: MailPapers, drawing: Drawing, isMeant: (paper: IssuedPaper) => boolean) {
  const context = { ...drawing, caller: { memberId: papers.memberId } }
  const order = await getOrder(papers.about, context)
  const files: NamedFile[] = []
  for (const paper of order.papers)
    if (!paper.replaced && !paper.withdrawn && isMeant(paper))
      files.push(await makeSheet({ id: paper.id, lang: 'both' }, context))
  return files
}

/** What mails about an order bring along; each is drawn one after the other, by whoever sends the mail. */
export const orderPapers: Record<`order.${string}`, DrawPapers> = {
  'order.confirmation': async (papers, drawing) => {
    const { about: id, memberId, locale } = papers
    const lang = locale === 'zh-CN' ? 'zh' : 'en'
    const proforma = await makeProforma({ id, lang }, { ...drawing, caller: { memberId } })
    return [proforma, ...(await sheets(papers, drawing, ({ kind }) => kind === 'contract'))]
  },
  'order.contract': (papers, drawing) => sheets(papers, drawing, ({ kind }) => kind === 'contract'),
  'order.shipment': (papers, drawing) => sheets(papers, drawing, ({ shipment }) => shipment === papers.shipment),
  'order.creditNote': (papers, drawing) => sheets(papers, drawing, ({ paperNo }) => paperNo === papers.paper),
}
