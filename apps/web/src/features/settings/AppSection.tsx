import { version } from '../../../package.json'
import { useT } from '../../i18n/use-t.ts'
import { type PwaState, usePwa } from '../../pwa/pwa-state.ts'
import { runningBuild } from '../../pwa/running-build.ts'
import { misc, useMisc } from '../../session/misc.ts'
import { Button } from '../../ui/Button.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { useIsBrowser } from './use-is-browser.ts'

/** The one thing worth saying of the service worker (R3.7). */
function workerState({ registrationError, waiting, offlineReady, activated, registered }: PwaState) {
  if (registrationError) return 'failed'
  if (waiting) return 'waiting'
  if (offlineReady) return 'ready'
  return activated || registered ? 'preparing' : 'none'
}

/** Which version runs, whether it works without a network, and the newer one where there is one. */
export function AppSection({ canDebug }: { canDebug: boolean }) {
  const t = useT()
  const pwa = usePwa()
  const isBrowser = useIsBrowser()
  const showsDebug = useMisc('showDebugBanner')
  const state = workerState(pwa)
  const build = isBrowser ? runningBuild() : ''
  return (
    <SettingsSection id="app" title={t('settings.app')}>
      <dl className="settings-facts">
        <div>
          <dt>{t('settings.version')}</dt>
          <dd>{build === '' ? version : `${version} (${build})`}</dd>
        </div>
        <div>
          <dt>{t('settings.offline')}</dt>
          <dd>{t(`settings.worker-${state}`)}</dd>
        </div>
      </dl>
      {pwa.waiting ? (
        <Button kind="main" onClick={() => void import('../../pwa/update.ts').then(({ takeUpdate }) => takeUpdate())}>
          {t('settings.update')}
        </Button>
      ) : null}
      {canDebug ? (
        <label className="settings-switch">
          <input
            type="checkbox"
            checked={showsDebug}
            onChange={({ target }) => misc.set({ showDebugBanner: target.checked })}
          />
          <span>{t('settings.debug')}</span>
        </label>
      ) : null}
    </SettingsSection>
  )
}
