import { useT } from '../../i18n/use-t.ts'

/** Whom to turn to now: on every state of these pages. */
export function HelpNote() {
  const t = useT()
  return (
    <aside className="safe-sport-note">
      <b>{t('safe-sport.help')}</b>
      <p>
        <a href="tel:100">{t('safe-sport.dial')}</a> {t('safe-sport.desk')}
      </p>
    </aside>
  )
}
