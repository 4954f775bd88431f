import type { ContentRow } from '@games/contract'
import { TRANSLATIONS, type TranslationState } from '@games/domain/content/content-kinds'
import { LOCALE_NAMES, LOCALE_SHORT } from '@games/web/i18n/locale.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'

type Facts = Pick<ContentRow, 'state' | 'version' | 'published' | 'scheduled'>

/** How far it is, in words. */
export function StateMark({ row: { state, version, published, scheduled } }: { row: Facts }) {
  const t = useT()
  const { moment } = useTime()
  const isChanged = state === 'published' && published !== null && published.version !== version
  return (
    <span className="content-state" data-state={state}>
      {state === 'scheduled' && scheduled
        ? t('office-content.is-scheduled', { time: moment(scheduled.at) })
        : t(`office-content.is-${isChanged ? 'changed' : state}`)}
    </span>
  )
}

/** Portuguese, Spanish, English: which are ready, stale, missing. */
export function TranslationMarks({ states }: { states: ContentRow['translations'] }) {
  const t = useT()
  const words = (language: keyof typeof LOCALE_NAMES, state: TranslationState) =>
    `${LOCALE_NAMES[language]}: ${t(`office-content.translation-${state}`)}`
  return (
    <span className="content-languages">
      <abbr title={words('por', 'ready')}>{LOCALE_SHORT.por}</abbr>
      {TRANSLATIONS.map((language) => (
        <abbr key={language} data-translation={states[language]} title={words(language, states[language])}>
          {LOCALE_SHORT[language]}
        </abbr>
      ))}
    </span>
  )
}
