import type { AthleteProfile, Games } from '@games/contract'
import { gamesDayAt, venueInstant } from '@games/contract/clock'
import { pick } from '@games/domain/text/localized'
import { dayLabel, timeOfDay } from '../../../i18n/format.ts'
import { LOCALE_NAMES, LOCALE_TAGS, LOCALES, type Locale } from '../../../i18n/locale.ts'
import type { Translate } from '../../../i18n/translator.ts'
import { unitWords } from '../../../units/unit-words.ts'
import { nextAppearance } from '../appearances.ts'
import { profileAddress } from '../search-address.ts'
import { FamilyNext } from './FamilyNext.tsx'
import { FamilyUnits } from './FamilyUnits.tsx'

export interface FamilyPageProps {
  readonly profile: AthleteProfile
  readonly games: Games
  /** Games time the page is made at, epoch milliseconds. */
  readonly now: number
  readonly t: Translate
  readonly locale: Locale
  /** The page's own address, for another look: its path and the language it was asked for. */
  readonly here: string
  /** A QR code of the page's own address: one path of a square of `modules`. */
  readonly code: { readonly modules: number; readonly path: string }
}

/** White around a code, in its modules (ISO/IEC 18004). */
const QUIET = 4

/** What a family asks about one athlete: when, where, against whom, and how it went. Nothing personal but name and number (R5.4). */
export function FamilyPage({ profile: { athlete, appearances }, games, now, t, locale, here, code }: FamilyPageProps) {
  const words = unitWords(t, locale)
  const today = gamesDayAt(now, games.utcOffset)
  const about = [
    ...athlete.disciplines.map(words.discipline),
    pick(athlete.organisation.name ?? { por: athlete.organisation.code }, locale),
  ]
  const units = appearances.filter(({ unit }) => unit.day !== null && unit.status !== 'UNSCHEDULED')
  const next = nextAppearance(units)
  const ofToday = units.filter(({ unit }) => unit.day === today)
  const later = units.filter(({ unit }) => unit.day !== null && unit.day > today)
  const earlier = units.filter(({ unit }) => unit.day !== null && unit.day < today).toReversed()
  const list = { athlete: athlete.id, words, t, locale }
  const [side, origin] = [code.modules + 2 * QUIET, -QUIET]
  return (
    <main>
      <header>
        <h1>{athlete.name}</h1>
        {athlete.bib ? <b aria-label={t('family.number', { bib: athlete.bib })}>{athlete.bib}</b> : null}
      </header>
      <p className="small">
        {about.join(', ')}. {t('family.updated', { time: timeOfDay(venueInstant(now, games.utcOffset)) })}{' '}
        <a className="screen" href={here}>
          {t('family.refresh')}
        </a>
      </p>
      {next ? <FamilyNext appearance={next} today={today} now={now} {...list} /> : null}
      {units.length === 0 ? <p>{t('family.nothing')}</p> : null}
      {units.length > 0 ? (
        <>
          <h2>{t('family.today', { day: dayLabel(today, locale) })}</h2>
          {ofToday.length > 0 ? <FamilyUnits units={ofToday} {...list} /> : <p>{t('family.nothing-today')}</p>}
        </>
      ) : null}
      {later.length > 0 ? (
        <>
          <h2>{t('family.later')}</h2>
          <FamilyUnits units={later} dated {...list} />
        </>
      ) : null}
      {earlier.length > 0 ? (
        <>
          <h2>{t('family.earlier')}</h2>
          <FamilyUnits units={earlier} dated {...list} />
        </>
      ) : null}
      <div className="code">
        <svg
          role="img"
          aria-label={t('family.code')}
          viewBox={`${origin} ${origin} ${side} ${side}`}
          shapeRendering="crispEdges"
        >
          <rect x={origin} y={origin} width={side} height={side} />
          <path d={code.path} />
        </svg>
        <p className="small">
          {t('family.open-elsewhere')} {t('family.venue-time')}
          <br />
          <a className="screen" href={profileAddress(athlete.id)}>
            {t('family.whole')}
          </a>
        </p>
      </div>
      <footer className="small">
        {pick(games.name, locale)}. {t('family.what-it-is')}
        <nav className="screen">
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <a key={other} href={`?lang=${other}`} hrefLang={LOCALE_TAGS[other]} lang={LOCALE_TAGS[other]}>
              {LOCALE_NAMES[other]}
            </a>
          ))}
        </nav>
      </footer>
    </main>
  )
}
