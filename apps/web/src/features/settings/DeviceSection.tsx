import { lazy, Suspense, useEffect, useState } from 'react'
import { sizeName } from '../../i18n/size-name.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { clearDevice, usedStorage } from './device.ts'
import { SettingsSection } from './SettingsSection.tsx'

const PackPart = lazy(async () => ({ default: (await import('./PackPart.tsx')).PackPart }))
const ClearDeviceDialog = lazy(async () => ({ default: (await import('./ClearDeviceDialog.tsx')).ClearDeviceDialog }))

/** What this device keeps of the product, and the way to be rid of it. */
export function DeviceSection() {
  const t = useT()
  const locale = useLocale()
  const [bytes, setBytes] = useState<number | null>(null)
  const [asking, setAsking] = useState<boolean | null>(null)
  useEffect(() => {
    let left = false
    void usedStorage().then((used) => {
      if (!left) setBytes(used)
    })
    return () => {
      left = true
    }
  }, [])
  return (
    <SettingsSection id="device" title={t('settings.device')}>
      <dl className="settings-facts">
        <div>
          <dt>{t('settings.used')}</dt>
          <dd>{bytes === null ? '' : sizeName(bytes, locale)}</dd>
        </div>
      </dl>
      <p>{t('settings.device-hint')}</p>
      <div className="settings-pack">
        {bytes === null ? null : (
          <Suspense fallback={null}>
            <PackPart />
          </Suspense>
        )}
      </div>
      <Button kind="bad" onClick={() => setAsking(true)}>
        {t('settings.forget')}
      </Button>
      {asking === null ? null : (
        <Suspense fallback={null}>
          <ClearDeviceDialog
            open={asking}
            onClose={() => setAsking(false)}
            onClear={() => void clearDevice().then(() => location.assign('/'))}
          />
        </Suspense>
      )}
    </SettingsSection>
  )
}
