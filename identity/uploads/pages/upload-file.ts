import wires from 'virtual:wires'
import { constants } from '#platform/contract/constants.ts'
import type { UploadKind } from '#platform/contract/upload-kind.ts'
import type { Upload, VisitorUpload } from '../contract.ts'
import { cookie } from '#platform/web/cookies.ts'
import { sendForm } from '#platform/web/send-form.ts'
import type { SendOptions } from '#platform/web/use-sending.ts'
import { keepVisitorId, visitorId } from '#platform/web/visitor-id.ts'

/** A member's file, or one of the visitor that this browser is. */
export async function uploadFile(file: File, kind: UploadKind, { apiBase, ...rest }: SendOptions): Promise<Upload> {
  const addressOf = (verb: string) => apiBase + (wires['uploads']?.[verb]?.path ?? '')
  const form = new FormData()
  const token = cookie(constants.tokenCookie)
  if (token) {
    form.append('kind', kind)
    form.append('file', file)
    return sendForm<Upload>(addressOf('upload'), form, { ...rest, headers: { [constants.tokenHeader]: token } })
  }
  const known = visitorId()
  if (known) form.append('cookieId', known)
  form.append('file', file)
  const upload = await sendForm<VisitorUpload>(addressOf('uploadAsVisitor'), form, { ...rest, headers: {} })
  keepVisitorId(upload.cookieId)
  return upload
}
