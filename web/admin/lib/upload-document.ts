import wires from 'virtual:operator-wires'
import type { OutputOf } from '#contract/endpoint.ts'
import type { products } from '#contract/operator/products.ts'
import { operatorToken } from '#contract/operator/token.ts'
import { cookie } from '#web/lib/cookies.ts'
import { sendForm } from '#web/lib/send-form.ts'
import type { UploadOptions } from './upload-picture.ts'

type StoredDocument = OutputOf<typeof products.uploadDocument>

export function uploadDocument(file: File, { apiBase, ...rest }: UploadOptions): Promise<StoredDocument> {
  const form = new FormData()
  form.append('file', file)
  const headers = { [operatorToken.header]: cookie(operatorToken.cookie) ?? '' }
  return sendForm<StoredDocument>(apiBase + (wires['products']?.['uploadDocument']?.path ?? ''), form, {
    ...rest,
    headers,
  })
}
