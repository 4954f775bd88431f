import { createRoot } from 'react-dom/client'
import type { Translate } from '../i18n/translator.ts'
import { UpdateStrip } from './UpdateStrip.tsx'
import { takeUpdate } from './update.ts'

/** Shows the update prompt below the page, in a React root of its own: the page knows nothing of it. Its messages must be loaded. */
export function showUpdatePrompt(t: Translate): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const remove = () => {
    root.unmount()
    host.remove()
  }
  root.render(
    <UpdateStrip
      title={t('pwa.update-title')}
      hint={t('pwa.update-hint')}
      update={t('pwa.update')}
      later={t('pwa.later')}
      onUpdate={() => void takeUpdate()}
      onLater={remove}
    />,
  )
}
