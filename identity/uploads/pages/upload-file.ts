import { constants } from '#platform/contract/constants.ts'
import type { UploadKind } from '#platform/contract/upload-rules.ts'
import type { Upload, VisitorUpload } from '../contract.ts'
import { wireOf } from '#platform/web/api.ts'
import { cookie } from '#platform/web/cookies.ts'
import { sendForm } from '#platform/web/send-form.ts'
import type { SendOptions } from '#platform/web/use-sending.ts'
import { keepVisitorId, visitorId } from '#platform/web/visitor-id.ts'

/** A member's file, or one of the visitor that this browser is. */
export async function uploadFile(file: File, kind: UploadKind, { apiBase, ...rest }: SendOptions): Promise<Upload> {
  const addressOf = async (verb: string) => apiBase + (await wireOf('uploads', verb)).path
  const form = new FormData()
  const token = cookie(constants.tokenCookie)
  if (token) {
    form.append('kind', kind)
    form.append('file', file)
    return sendForm<Upload>(await addressOf('upload'), form, { ...rest, headers: { [constants.tokenHeader]: token } })
  }
  const known = visitorId()
  if (known) form.append('cookieId', known)
  form.append('file', file)
  const upload = await sendForm<VisitorUpload>(await addressOf('uploadAsVisitor'), form, { ...rest, headers: {} })
  keepVisitorId(upload.cookieId)
  return upload
}
