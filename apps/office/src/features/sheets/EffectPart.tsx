import type { SheetEffect, SheetFormat, SheetSurprise } from '@games/contract'
import { capital } from '@games/domain/text/capital'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { withoutEchoes } from '@games/web/i18n/without-echoes.ts'
import { useUnitWords } from '@games/web/unit-words'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'

/** Surprises that are shown without opening the list. */
const FIRST = 3

/**
 * The effect of a sheet: the most surprising changes, counts against what is stored, and how its events are decided. `isOpen`: rows with doubts
 * or problems are not part of it.
 */
export function EffectPart({ effect, isOpen }: { effect: SheetEffect; isOpen: boolean }) {
  const t = useT()
  const { surprises, surprising, totals, formats } = effect
  const rest = surprises.slice(FIRST)
  const cut = surprising - surprises.length
  return (
    <section className="sheets-effect" aria-labelledby="sheets-effect">
      <h2 id="sheets-effect">{t('office-sheets.effect')}</h2>
      {isOpen ? <p className="muted">{t('office-sheets.effect-open')}</p> : null}
      {surprises.length === 0 ? <p className="muted">{t('office-sheets.effect-none')}</p> : null}
      <Surprises lines={surprises.slice(0, FIRST)} />
      {rest.length > 0 ? (
        <details>
          <summary>{t('office-sheets.effect-more', { count: rest.length + cut })}</summary>
          <Surprises lines={rest} />
          {cut > 0 ? <p className="muted">{t('office-sheets.effect-cut', { count: cut })}</p> : null}
        </details>
      ) : null}
      <Totals totals={totals} />
      {formats.length > 0 ? <Formats formats={formats} /> : null}
    </section>
  )
}

function Surprises({ lines }: { lines: readonly SheetSurprise[] }) {
  const t = useT()
  const words = useSurpriseWords()
  const locale = useLocale()
  if (lines.length === 0) return null
  return (
    <ol className="sheets-surprises">
      {lines.map((line, at) => (
        // lines have no identity, and a plan does not change
        <li key={`${at} ${line.kind}`} data-kind={line.kind}>
          {line.event === null ? null : (
            <b dir="auto">{withoutEchoes('', [...pick(line.event, locale).split(', '), words.unit(line)])}</b>
          )}{' '}
          <span dir="auto">{words.change(line)}</span>
          {line.others > 0 ? (
            <span className="muted"> {t('office-sheets.surprise-others', { count: line.others })}</span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function useSurpriseWords() {
  const t = useT()
  const units = useUnitWords()
  const { moment } = useTime()
  return {
    unit: ({ unit, unitName }: SheetSurprise): string => unitName ?? (unit === null ? '' : capital(units.ofCode(unit))),
    change({ kind, medal, who, from, to }: SheetSurprise): string {
      const names = { who: who ?? '', from: from ?? '', to: to ?? '' }
      switch (kind) {
        case 'medal': {
          const values = { ...names, medal: medal === null ? '' : t(`office-sheets.medal-${medal}`) }
          return to === null
            ? t('office-sheets.surprise-medal-lost', values)
            : t('office-sheets.surprise-medal', values)
        }
        case 'winner':
          return to === null
            ? t('office-sheets.surprise-winner-lost', names)
            : t('office-sheets.surprise-winner', names)
        case 'start':
          return t('office-sheets.surprise-start', { from: moment(names.from), to: moment(names.to) })
        case 'result-goes':
        case 'result':
          return t(`office-sheets.surprise-${kind}`, names)
        case 'new-person':
          return t('office-sheets.surprise-new-person', names)
        case 'unit-goes':
        case 'new-event':
          return t(`office-sheets.surprise-${kind}`)
      }
    },
  }
}

const THINGS = [
  'people',
  'teams',
  'events',
  'units',
  'starts',
  'results',
  'medals',
] as const satisfies readonly (keyof SheetEffect['totals'])[]
const STATES = ['new', 'changed', 'same', 'goes'] as const

/** How many things of each kind are new, changed, unchanged and removed; kinds without any are left out. */
function Totals({ totals }: Pick<SheetEffect, 'totals'>) {
  const t = useT()
  const shown = THINGS.filter((name) => STATES.some((state) => totals[name][state] > 0))
  if (shown.length === 0) return null
  return (
    <table className="sheets-totals">
      <caption>{t('office-sheets.totals')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('office-sheets.totals-what')}</th>
          {STATES.map((state) => (
            <th key={state} scope="col">
              {t(`office-sheets.totals-${state}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`office-sheets.total-${name}`)}</th>
            {STATES.map((state) => (
              <td
                key={state}
                data-of={state}
                data-state={t(`office-sheets.totals-${state}`)}
                data-none={totals[name][state] === 0 ? '' : undefined}
              >
                {totals[name][state]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Formats({ formats }: { formats: readonly SheetFormat[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <h3 id="sheets-formats">{t('office-sheets.formats')}</h3>
      <ul className="sheets-formats" aria-labelledby="sheets-formats">
        {formats.map(({ how, why, events, count }) => (
          <li key={`${how} ${why}`} data-how={how}>
            <b dir="auto">{events.map((event) => pick(event, locale)).join(' · ')}</b>
            {count > events.length ? (
              <span className="muted"> {t('office-sheets.surprise-others', { count: count - events.length })}</span>
            ) : null}
            <span>
              {t(`office-sheets.format-${how}`)}
              {how === 'open' && why !== null ? ` ${t(`office-sheets.rule-${why}`)}. ` : ''}
              {how === 'open' ? t('office-sheets.format-choose') : ''}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
