import type { VenueHeat, VenueUnit } from '@games/contract'
import { MARK_MEANINGS } from '@games/contract/venue-files/venue-files'
import { disciplineOf } from '@games/domain/rsc'
import { irmNameOf } from '@games/domain/sports/marks/irm'
import { pick } from '@games/domain/text/localized'
import { displayedStatus, RESULT_STATUSES } from '@games/domain/units/status'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { withoutEchoes } from '@games/web/i18n/without-echoes.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { useEventGender } from '../../ui/use-event-gender.ts'
import { type Meaning, type Said, withSaid } from './said.ts'

interface HeatPartProps {
  readonly heat: VenueHeat
  readonly units: readonly VenueUnit[]
  readonly said: Said
  readonly onSay: (said: Said) => void
}

/** The fields that there are words for: `office-timing.field-{name}`. */
const FIELDS = ['rank', 'result', 'irm', 'rule', 'reaction', 'splits', 'trials', 'status', 'wind'] as const
type Field = (typeof FIELDS)[number]
const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name)

/** A heat of a file: its unit, what would change, and what only a person can say of it. */
export function HeatPart({ heat, units, said, onSay }: HeatPartProps) {
  const t = useT()
  const locale = useLocale()
  const nameOf = useUnitName()
  const raceWords = useRaceWords()
  const roundWords = useRoundWords()
  const {
    key,
    event,
    round,
    heat: number,
    name,
    race,
    rows,
    state,
    unit,
    why,
    against,
    open,
    marks,
    doubts,
    added,
    changes,
    kept,
    missing,
  } = heat
  const field = (one: string) =>
    isField(one) ? t(`office-timing.field-${one}`) : one === 'startOrder' ? t('office-timing.field-start-order') : one
  const nothing = t('office-timing.nothing')
  const markWords = (mark: Meaning): string => {
    const words = irmNameOf(unit === null ? '' : disciplineOf(unit.code), mark)
    return words === null ? mark : `${mark} · ${pick(words, locale)}`
  }
  const valueOf = (of: string, value: string | null): string => {
    const status = of === 'status' ? RESULT_STATUSES.find((one) => one === value) : undefined
    return status === undefined ? (value ?? nothing) : t(`status.${displayedStatus('SCHEDULED', status)}`)
  }
  return (
    <li className="timing-heat" data-state={state}>
      <h3>
        {t(roundWords(round) === round ? 'office-timing.heat' : 'office-timing.heat-named', {
          event,
          round: roundWords(round),
          heat: number,
        })}
        <span className="timing-heat-state">{t(`office-timing.heat-${state}`)}</span>
      </h3>
      <p className="muted" dir="auto">
        {[name, race && raceWords(race), t('office-timing.rows', { count: rows })]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {unit ? <p className="timing-unit">{nameOf(unit)}</p> : null}
      {why === null ? null : (
        <p className="timing-why" dir="auto">
          {against !== null
            ? t('office-timing.why-contradicts', {
                unit: nameOf(against.unit),
                title: name ?? nothing,
                facts: against.facts.map((fact) => t(`office-timing.fact-${fact}`)).join(', '),
              })
            : why === 'taken' || why === 'contradicts'
              ? t('office-timing.why-taken')
              : t(`office-timing.why-${why}`, {
                  event,
                  round: roundWords(round),
                  heat: number,
                  title: name ?? nothing,
                })}
        </p>
      )}
      {state === 'unit' ? <UnitChoice heat={heat} units={units} said={said} onSay={onSay} /> : null}
      {open.map((row) => (
        <label key={row.key} className="ui-field">
          <span dir="auto">
            {t('office-timing.row-of', {
              what: [
                row.bib === null ? null : t('office-timing.bib', { bib: row.bib }),
                row.lane === null ? null : t('office-timing.lane', { lane: row.lane }),
                row.name,
                row.affiliation,
                row.result ?? row.mark,
              ]
                .filter((part) => part !== null)
                .join(' · '),
            })}
          </span>
          <select
            className="ui-select"
            value={said.rows.get(`${key}\t${row.key}`)?.competitor ?? UNSAID}
            onChange={({ target: { value } }) =>
              onSay({
                ...said,
                rows: withSaid(
                  said.rows,
                  `${key}\t${row.key}`,
                  value === UNSAID ? undefined : { heat: key, row: row.key, competitor: value },
                ),
              })
            }
          >
            <option value={UNSAID}>{t('office-timing.row-none')}</option>
            <option value="">{t('office-timing.row-nobody')}</option>
            {heat.candidates.map((one) => (
              <option key={one.code} value={one.code}>
                {[
                  one.name,
                  one.bib === null ? null : t('office-timing.bib', { bib: one.bib }),
                  one.lane === null ? null : t('office-timing.lane', { lane: one.lane }),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </option>
            ))}
          </select>
        </label>
      ))}
      {marks.map((mark) => (
        <label key={mark} className="ui-field">
          <span>{t('office-timing.mark-of', { mark })}</span>
          <select
            className="ui-select"
            value={said.marks.get(mark) ?? UNSAID}
            onChange={({ target: { value } }) =>
              onSay({
                ...said,
                marks: withSaid(
                  said.marks,
                  mark,
                  MARK_MEANINGS.find((one): one is Meaning => one === value),
                ),
              })
            }
          >
            <option value={UNSAID}>{t('office-timing.mark-none')}</option>
            {MARK_MEANINGS.map((meaning) => (
              <option key={meaning} value={meaning}>
                {markWords(meaning)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {doubts.length > 0 ? (
        <ul className="timing-doubts">
          {doubts.map(({ what, competitor, ours, file }) => (
            <li key={`${what} ${competitor}`} dir="auto">
              {t(`office-timing.doubt-${what}`, { competitor, ours, file })}
            </li>
          ))}
        </ul>
      ) : null}
      {added > 0 ? <p>{t('office-timing.added', { count: added })}</p> : null}
      {changes.length > 0 ? (
        <details>
          <summary>{`${t('office-timing.changes')} (${changes.length})`}</summary>
          <ul>
            {changes.map((one) => (
              <li key={`${one.competitor} ${one.field}`} dir="auto">
                {t(one.field === 'details' ? 'office-timing.change-details' : 'office-timing.change', {
                  who: one.competitor ?? t('office-timing.list'),
                  field: field(one.field),
                  from: valueOf(one.field, one.from),
                  to: valueOf(one.field, one.to),
                })}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {kept.length > 0 ? (
        <div className="timing-kept">
          <b>{t('office-timing.kept')}</b>
          <ul>
            {kept.map((one) => (
              <li key={`${one.competitor} ${one.field}`} dir="auto">
                {t('office-timing.kept-one', {
                  who: one.competitor ?? t('office-timing.list'),
                  field: field(one.field),
                  held: one.held ?? nothing,
                  said: one.said ?? nothing,
                })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {missing.length > 0 ? (
        <p className="muted" dir="auto">
          {t('office-timing.missing', { names: missing.join(', ') })}
        </p>
      ) : null}
    </li>
  )
}

/** The choice of a select that nobody has made: no code is so. */
const UNSAID = '-'

function UnitChoice({ heat, units, said, onSay }: HeatPartProps) {
  const t = useT()
  const nameOf = useUnitName()
  const likely = heat.proposals.flatMap((code) => units.find((unit) => unit.code === code) ?? [])
  return (
    <label className="ui-field">
      <span>{t('office-timing.unit')}</span>
      <select
        className="ui-select"
        value={said.heats.get(heat.key) ?? UNSAID}
        onChange={({ target: { value } }) =>
          onSay({ ...said, heats: withSaid(said.heats, heat.key, value === UNSAID ? undefined : value) })
        }
      >
        <option value={UNSAID}>{t('office-timing.unit-none')}</option>
        <option value="">{t('office-timing.unit-not-ours')}</option>
        {likely.length > 0 ? (
          <optgroup label={t('office-timing.unit-proposed')}>
            {likely.map((unit) => (
              <option key={unit.code} value={unit.code}>
                {nameOf(unit)}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label={t('office-timing.unit-all')}>
          {units
            .filter((unit) => !likely.includes(unit))
            .map((unit) => (
              <option key={unit.code} value={unit.code}>
                {nameOf(unit)}
              </option>
            ))}
        </optgroup>
      </select>
    </label>
  )
}

/** What a unit is called in a choice: event, unit, gender, when. */
export function useUnitName(): (unit: VenueUnit) => string {
  const locale = useLocale()
  const genderOf = useEventGender()
  const { moment } = useTime()
  return ({ code, event, name, start }) => {
    const words = withoutEchoes('', [event && pick(event, locale), name && pick(name, locale)])
    return (
      [words === '' ? '' : words + genderOf(code, words), start && moment(start)].filter(Boolean).join(' · ') || code
    )
  }
}

/** Rounds of a meet by their codes of LENEX. */
const ROUNDS = ['TIM', 'FHT', 'PRE', 'QUA', 'SEM', 'FIN', 'SOP', 'SOQ', 'SOS', 'TIMETRIAL'] as const

/** Returns a round of a meet in words; the numbers of other rounds unchanged. */
export function useRoundWords(): (round: string) => string {
  const t = useT()
  return (round) => {
    const known = ROUNDS.find((one) => one === round)
    return known === undefined ? round : t(`office-timing.round-${known}`)
  }
}

/** `100 m freestyle, women, 11–12 years`. */
function useRaceWords() {
  const t = useT()
  const locale = useLocale()
  return ({ name, gender, ages }: NonNullable<VenueHeat['race']>): string => {
    const [min, max] = [ages?.min ?? null, ages?.max ?? null]
    return [
      pick(name, locale),
      gender === null ? null : t(`office.gender-${gender}`),
      min !== null && min === max
        ? t('office-timing.ages-one', { years: min })
        : min !== null && max !== null
          ? t('office-timing.ages', { min, max })
          : max !== null
            ? t('office-timing.ages-up-to', { max })
            : min !== null
              ? t('office-timing.ages-from', { min })
              : null,
    ]
      .filter((part) => part !== null)
      .join(', ')
  }
}
