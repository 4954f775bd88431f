import { useT } from '../i18n/use-t.ts'
import { shareAddress } from './share-address.ts'

/** Shares the page's address. */
export function ShareButton() {
  const t = useT()
  const share = () => void shareAddress(t, document.title, location.pathname + location.search)
  return (
    <button
      type="button"
      className="app-shell-icon-button app-shell-share"
      aria-label={t('app-shell.share')}
      onClick={share}
    >
      <svg className="app-shell-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M8 11H5v9.5h14V11h-3" />
      </svg>
    </button>
  )
}
