import { Dialog } from '@games/web/ui/Dialog.tsx'
import { useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-t.ts'
import { commandKey } from '../ui/keys.ts'
import { deviceChoices } from './device-choices.ts'
import './palette.css'

/** Every key, and the switch by which those of one letter do nothing. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { letterKeys } = useSyncExternalStore(deviceChoices.subscribe, deviceChoices.get)
  const command = commandKey()
  const groups = [
    [
      t('office.keys-everywhere'),
      [
        [t('office.find'), `${command} K`],
        [t('office.undo-last'), `${command} Z`],
        [t('office.keys-go'), 'g'],
        [t('office.present'), 'W'],
        [t('office.narrow'), '['],
        [t('office.keys'), '?'],
      ],
    ],
    [
      t('office.keys-lists'),
      [
        [t('office.keys-next'), 'J'],
        [t('office.keys-previous'), 'K'],
        [t('office.find-open'), '↵'],
        [t('office.keys-done'), 'E'],
      ],
    ],
  ] as const
  return (
    <Dialog open onClose={onClose} title={t('office.keys')} closeLabel={t('office.close')}>
      <div className="frame-keys">
        {groups.map(([head, keys]) => (
          <section key={head}>
            <h3 className="office-h2">{head}</h3>
            <dl>
              {keys.map(([what, key]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    <kbd className="office-key">{key}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="frame-keys-switch">
        <input
          type="checkbox"
          checked={letterKeys}
          onChange={({ target }) => deviceChoices.set({ letterKeys: target.checked })}
        />
        {t('office.keys-letters')}
      </label>
    </Dialog>
  )
}
