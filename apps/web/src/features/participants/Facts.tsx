import type { AthleteProfile } from '@games/contract'
import { Portrait } from './Portrait.tsx'
import { dateLabel } from '../../i18n/format.ts'
import { measure } from '../../i18n/measure.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'

/**
 * What is known of an athlete: what the competition needs, and the personal fields the organiser has opened (spec R5.4). With none open
 * one line says so, in the same words whether they are closed or unknown.
 */
export function Facts({ athlete, personal }: Pick<AthleteProfile, 'athlete' | 'personal'>) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { birthDate } = personal
  const isOpen = Object.keys(personal).length > 0
  const fact = (name: string, value: string | undefined) =>
    value ? (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ) : null
  return (
    <section>
      <div className="ui-section">
        <h2>{t('participants.facts')}</h2>
        {isOpen ? null : (
          <span className="participants-minor">
            <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 11h14v10H5ZM8 11V7.5a4 4 0 0 1 8 0V11" />
            </svg>
            {t('participants.minor')}
          </span>
        )}
      </div>
      {personal.photo ? (
        <Portrait photo={personal.photo} alt={t('participants.photo', { name: athlete.name })} />
      ) : null}
      <dl className="participants-facts">
        {fact(t('participants.organisation'), text(athlete.organisation.name, athlete.organisation.code))}
        {fact(t('participants.gender'), t(`participants.gender-${athlete.gender}`))}
        {fact(
          t('participants.birth-date'),
          birthDate && /^\d{4}-\d{2}-\d{2}$/.test(birthDate)
            ? `${dateLabel(birthDate, locale)}, ${birthDate.slice(0, 4)}`
            : birthDate,
        )}
        {fact(t('participants.height'), personal.height && measure(personal.height, 'centimeter', locale))}
        {fact(t('participants.weight'), personal.weight && measure(personal.weight, 'kilogram', locale))}
        {fact(t('participants.institution'), personal.institution)}
        {fact(t('participants.nationality'), personal.nationality)}
        {fact(
          t('participants.place-of-birth'),
          [personal.placeOfBirth, personal.countryOfBirth].filter(Boolean).join(', '),
        )}
        {fact(t('participants.place-of-residence'), personal.placeOfResidence)}
        {isOpen ? null : (
          <div className="participants-closed">
            <dt>{t('participants.personal')}</dt>
            <dd>{t('participants.not-published')}</dd>
          </div>
        )}
      </dl>
      {isOpen ? null : <p className="participants-note">{t('participants.only-what-is-needed')}</p>}
    </section>
  )
}
