import { useT } from '../../i18n/use-t.ts'

/** The agenda of who follows nothing: what it is for, and where to begin. */
export function NobodyFollowed() {
  const t = useT()
  return (
    <div className="agenda-nobody">
      <h2>{t('agenda.nobody')}</h2>
      <p>{t('agenda.nobody-why')}</p>
      <a className="ui-button ui-button-main" href="/participants/delegations">
        {t('agenda.choose-delegation')}
      </a>
      <a className="ui-button ui-button-plain" href="/search">
        {t('agenda.find-athlete')}
      </a>
      <p className="agenda-note">{t('agenda.no-account')}</p>
    </div>
  )
}
