import { useEffect, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { askToPopUp, isOn, playSound, turn } from '../signals.ts'

/** Sound and notifications of this browser: off until somebody presses the button. */
export function BrowserSignals() {
  const t = useT()
  const [sound, setSound] = useState(false)
  const [popup, setPopup] = useState<boolean | 'denied'>(false)
  useEffect(() => {
    setSound(isOn('sound'))
    setPopup(isOn('popup'))
  }, [])
  const switchSound = () => {
    turn('sound', !sound)
    setSound(!sound)
    if (!sound) playSound()
  }
  const switchPopup = async () => {
    const on = popup !== true && (await askToPopUp())
    turn('popup', on)
    setPopup(on || (popup === true ? false : 'denied'))
  }
  return (
    <div className="stack">
      <p>{t('adminNotices.browserLead')}</p>
      <div className="cluster">
        <Button onClick={switchSound}>{t(sound ? 'adminNotices.soundOff' : 'adminNotices.soundOn')}</Button>
        <span className="muted">{t(sound ? 'adminNotices.soundIsOn' : 'adminNotices.soundIsOff')}</span>
      </div>
      <div className="cluster">
        <Button onClick={() => void switchPopup()}>
          {t(popup === true ? 'adminNotices.popupOff' : 'adminNotices.popupOn')}
        </Button>
        <span className="muted" role="status">
          {t(
            popup === 'denied'
              ? 'adminNotices.popupDenied'
              : popup
                ? 'adminNotices.popupIsOn'
                : 'adminNotices.popupIsOff',
          )}
        </span>
      </div>
    </div>
  )
}
