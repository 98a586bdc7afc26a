import wires from 'virtual:wires'
import { ApiError, type Envelope } from '#contract/client.ts'
import { constants } from '#contract/constants.ts'
import type { Upload, UploadKind } from '#contract/uploads.ts'
import type { Translate } from '#i18n/messages.ts'
import { cookie } from '#web/lib/cookies.ts'
import { messageOfStatus } from '#web/lib/status-message.ts'

export interface UploadOptions {
  apiBase: string
  t: Translate
  kind: UploadKind
  /** 0 to 100: how much of the file has left. */
  onProgress(percent: number): void
  signal: AbortSignal
}

/** By XMLHttpRequest, because fetch does not tell how far it has come. */
export function uploadFile(file: File, { apiBase, t, kind, onProgress, signal }: UploadOptions): Promise<Upload> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', apiBase + (wires['uploads']?.['upload']?.path ?? ''))
  request.setRequestHeader(constants.tokenHeader, cookie(constants.tokenCookie) ?? '')
  request.responseType = 'json'
  signal.addEventListener('abort', () => request.abort())
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new ApiError(request.status, { code: -1, msg: message, data: null }))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)))
    request.addEventListener('error', () => fail(t('errors.noConnection')))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('load', () => {
      const answer = request.response as Envelope | null
      if (typeof answer?.code !== 'number') fail(messageOfStatus(request.status, t))
      else if (answer.code === 0) resolve(answer.data as Upload)
      else reject(new ApiError(request.status, answer))
    })
    request.send(form)
  })
}
