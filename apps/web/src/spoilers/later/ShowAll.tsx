import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { showPage, useSpoilersHidden } from '../spoilers.ts'
import { Eye } from './ShowButton.tsx'

/** Shows all that is hidden of the page that is open, above the end of the window. The style sheet takes it away where nothing is hidden. */
export function ShowAll() {
  const t = useT()
  const router = useRouter()
  // all of a page was asked for, not of the next one
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && showPage(false)), [router])
  return useSpoilersHidden() ? (
    <section className="spoilers-all" aria-label={t('app-shell.results-hidden')}>
      <button type="button" className="spoilers-show" onClick={() => showPage(true)}>
        <Eye />
        {t('app-shell.show-all')}
      </button>
    </section>
  ) : null
}
