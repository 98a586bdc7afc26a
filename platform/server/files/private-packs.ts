import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import { dispositionOf } from './disposition.ts'
import { refuseAsFile } from './private-documents.ts'
import { writeZip, type PackedFile } from './write-zip.ts'

export interface Pack {
  /** Of the file, without its ending. */
  name: string
  files: PackedFile[]
}

export interface WantedPack {
  id: number
  shipmentId?: number | undefined
}

interface Packs {
  /** `/customer/order` gives /customer/order/12/pack.zip */
  base: string
  /** Where who is not signed in goes first. */
  signIn: string
  /** 'guest' for who is not signed in. */
  find(request: FastifyRequest, wanted: WantedPack): Promise<Pack | 'guest'>
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** Several papers for few eyes in one file, written while they are read. */
export function servePrivatePacks(app: FastifyInstance, { base, signIn, find }: Packs) {
  type Asked = { Params: { id: string }; Querystring: { shipment?: unknown } }
  app.get<Asked>(`${base}/:id/pack.zip`, { config: { guarded: true } }, async (request, reply) => {
    const { id } = request.params
    const shipment = String(request.query.shipment ?? '')
    if (!isId(id) || (shipment && !isId(shipment))) throw new Refusal('UNKNOWN_CALL')
    const shipmentId = shipment ? Number(shipment) : undefined
    const found = await find(request, { id: Number(id), shipmentId }).catch(refuseAsFile)
    reply.header('cache-control', 'private, no-store')
    if (found === 'guest') return reply.redirect(`${signIn}?backUrl=${encodeURIComponent(request.url)}`, 303)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': dispositionOf('attachment', `${found.name}.zip`),
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(writeZip(found.files)))
  })
}
