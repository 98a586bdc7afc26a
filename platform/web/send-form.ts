import { ApiError, type Envelope } from '#platform/contract/client.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { messageOfStatus } from './status-message.ts'

export interface FormOptions {
  t: Translate
  headers?: Record<string, string>
  /** 0 to 100: how much has left. */
  onProgress(percent: number): void
  signal: AbortSignal
}

/** By XMLHttpRequest, because fetch does not report progress. */
export function sendForm<Answer>(
  url: string,
  form: FormData,
  { t, headers = {}, onProgress, signal }: FormOptions,
): Promise<Answer> {
  const request = new XMLHttpRequest()
  request.open('POST', url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
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
      else if (answer.code === 0) resolve(answer.data as Answer)
      else reject(new ApiError(request.status, answer))
    })
    request.send(form)
  })
}
