import type { Key } from '@games/domain/scoring/index'
import { useT } from '../i18n/use-t.ts'
import { PadKey } from './PadKey.tsx'
import { CLOCK_KINDS, STEP_KINDS } from './pads.ts'
import { useNames, usePad } from './use-pad.ts'

/** Every key of the rules that is not on the pad already, by side. Drawn from the rules, so that none is ever missing. */
export function OtherKeys({ without, competitor }: { without: (key: Key) => boolean; competitor?: string }) {
  const { scoring, unit, swapped } = usePad()
  const t = useT()
  const names = useNames(unit)
  const others = scoring.keys.filter((key) => !STEP_KINDS.has(key.kind) && !without(key))
  if (others.length === 0) return null
  const clockKinds: readonly string[] = CLOCK_KINDS
  const shared = others.filter(({ side, kind }) => side === undefined && !clockKinds.includes(kind))
  const clock = others.filter(({ kind }) => clockKinds.includes(kind))
  const sides: readonly (0 | 1)[] = swapped ? [1, 0] : [0, 1]
  return (
    <details className="desk-others">
      <summary className="desk-button">{t('desk.other-keys')}</summary>
      {sides.map((side) => {
        const own = others.filter((key) => key.side === side)
        return own.length > 0 ? (
          <section key={side}>
            <h2>{names.side(side)}</h2>
            <div className="desk-keys desk-keys-many">
              {own.map((key) => (
                <PadKey key={key.id} of={key} />
              ))}
            </div>
          </section>
        ) : null
      })}
      <div className="desk-keys desk-keys-many">
        {[...shared, ...clock].map((key) => (
          <PadKey key={key.id} of={key} {...(competitor === undefined ? {} : { competitor })} />
        ))}
      </div>
    </details>
  )
}
