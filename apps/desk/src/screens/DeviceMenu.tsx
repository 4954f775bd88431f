import { LOCALE_NAMES, LOCALES, localeAddress } from '@games/web/i18n/locale.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { chooseTheme, storedTheme, THEMES } from '@games/web/session/theme.ts'
import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Sign } from '../ui/Sign.tsx'

/** Language, light or dark, and what waits on this device. */
export function DeviceMenu() {
  const t = useT()
  const locale = useLocale()
  const [isOpen, open] = useState(false)
  const [theme, setTheme] = useState(storedTheme())
  const [clears, setClears] = useState<'no' | 'asked' | 'failed'>('no')
  const desk = useDesk()
  const { device, writing } = useDeskState()
  const clear = async (): Promise<void> => {
    try {
      await desk.clear()
    } catch {
      return setClears('failed')
    }
    open(false)
    setClears('no')
    await desk.refresh().catch(() => undefined)
  }
  return (
    <>
      <button type="button" className="desk-round" aria-label={t('desk.more')} onClick={() => open(true)}>
        <Sign name="more" />
      </button>
      {isOpen ? (
        <Dialog title={t('desk.this-device')} onClose={() => open(false)}>
          <div className="desk-form">
            <button type="button" className="desk-button" onClick={() => go({ is: 'queue' })}>
              {t('desk.queue')}
            </button>
            <div className="desk-tabs" role="group" aria-label={t('desk.look')}>
              {THEMES.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={theme === one}
                  onClick={() => {
                    chooseTheme(one)
                    setTheme(one)
                  }}
                >
                  {t(`desk.look-${one}`)}
                </button>
              ))}
            </div>
            <button
              type="button"
              className="desk-button"
              aria-pressed={device.singleKeysOff !== true}
              onClick={() => desk.setSingleKeys(device.singleKeysOff === true)}
            >
              <span>
                {t('desk.single-keys')}
                <small>{t(device.singleKeysOff === true ? 'desk.single-keys-off' : 'desk.single-keys-on')}</small>
              </span>
            </button>
            {LOCALES.filter((one) => one !== locale).map((one) => (
              <a key={one} className="desk-button" href={localeAddress(one, '/desk/')}>
                {LOCALE_NAMES[one]}
              </a>
            ))}
            {clears === 'no' ? (
              <button type="button" className="desk-button" onClick={() => setClears('asked')}>
                {t('desk.clear')}
              </button>
            ) : (
              <>
                <p className="desk-fault">
                  {clears === 'failed'
                    ? t('desk.clear-failed')
                    : t('desk.clear-asked', { count: desk.waiting().length + writing })}
                </p>
                <button type="button" className="desk-button desk-button-bad" onClick={() => void clear()}>
                  {t('desk.clear-now')}
                </button>
              </>
            )}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
