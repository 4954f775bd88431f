import { ruleSetOf } from '@games/domain/scoring/index'
import { ruleSetParts } from '@games/domain/scoring/rule-sets/variant-names'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { type DeskTranslate, useT } from '../i18n/use-t.ts'
import { usePad } from '../pads/use-pad.ts'

/** The rulebook, what the event sets otherwise, and every limit that has a word. */
export function Rules() {
  const { scoring, unit } = usePad()
  const t = useT()
  const locale = useLocale()
  const ruleSet = ruleSetOf(scoring.ruleSet)
  const [name = '', ...rest] = ruleSet ? ruleSetParts(ruleSet, locale) : []
  const own = shownLimits(unit.rules.limits, t)
  return (
    <div className="desk-form">
      <p>
        <b>{name}</b> {rest.join(' ')}
      </p>
      <h3>{t('desk.limits-event')}</h3>
      {own.length === 0 ? <p className="desk-mute">{t('desk.limits-none')}</p> : <Limits of={own} />}
      <h3>{t('desk.limits')}</h3>
      <Limits of={shownLimits(scoring.limits, t)} />
    </div>
  )
}

type ShownLimit = readonly [name: string, value: string]

const Limits = ({ of: limits }: { of: readonly ShownLimit[] }) => (
  <dl className="desk-limits">
    {limits.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Limits in words; one that has no word, or a value that is no figure, is how the form is built and no limit of the event. */
function shownLimits(limits: unknown, t: DeskTranslate): ShownLimit[] {
  if (typeof limits !== 'object' || limits === null) return []
  return Object.entries(limits).flatMap(([name, value]): ShownLimit[] => {
    const key = `desk-limits.${name}`
    const word = t(key as 'desk-limits.seconds')
    const shown = shownLimit(value, t)
    return word === key || shown === null ? [] : [[word, shown]]
  })
}

function shownLimit(value: unknown, t: DeskTranslate): string | null {
  if (value === null) return t('desk.none')
  if (typeof value === 'boolean') return value ? t('desk.yes') : t('desk.no')
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object') ? value.join(', ') : null
  if (typeof value !== 'object') return null
  const { winner, loser } = value as { readonly winner?: unknown; readonly loser?: unknown }
  return typeof winner === 'number' && typeof loser === 'number' ? `${winner}–${loser}` : null
}
