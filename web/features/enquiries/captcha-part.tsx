import { useEffect, useState } from 'react'
import { CaptchaField } from '../auth/captcha-field.tsx'
import type { Captcha as Picture } from '../auth/form-outcome.ts'
import { useApi } from '#web/lib/api-context.ts'

/** The picture that is due; with scripts it is fetched at once, without them the renew button brings it. */
export function Captcha({ current }: { current: Picture | undefined }) {
  const api = useApi()
  const [fetched, setFetched] = useState<Picture>()
  useEffect(() => {
    if (!current) void api?.auth.captcha().then(setFetched, () => undefined)
  }, [api, current])
  const picture = current ?? fetched
  return picture ? <CaptchaField captcha={picture} /> : null
}
