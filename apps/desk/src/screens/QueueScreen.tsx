import { weighInNamed } from '@games/domain/weigh-in/weigh-in-code'
import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useNames } from '../pads/use-pad.ts'
import type { KeptTap, KeptUnit } from '../store/kept.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { Sign } from '../ui/Sign.tsx'
import { secondOf } from '../ui/times.ts'
import { TopBar } from '../ui/TopBar.tsx'
import { HandOver, TakeFile } from './HandOver.tsx'
import { NetBar } from './NetBar.tsx'
import { UseLink } from './UseLink.tsx'
import { useUnitNames } from './unit-names.ts'

/** Most lines of what was sent; all of it is in the units. */
const LAST_SENT = 20

/** What waits on this device, in its order, and what of it the server has. */
export function QueueScreen() {
  const t = useT()
  const desk = useDesk()
  const { taps, units, device, net, shut, writing, isDiskRead } = useDeskState()
  const [asksLink, askLink] = useState(false)
  const [handsOver, handOver] = useState(false)
  const waiting = [...desk.waiting()].reverse()
  const handed = desk.handedOver()
  const own = Object.values(taps)
    .flat()
    .filter(({ tap, practice }) => tap.device === device.device && !practice)
    .sort((a, b) => b.tap.deviceTime - a.tap.deviceTime)
  const refused = own.filter((kept) => kept.refused)
  const sent = own.filter(({ tap }) => tap.stored !== undefined).slice(0, LAST_SENT)
  return (
    <div className="desk-page">
      <TopBar
        title={t('desk.queue')}
        under={t('desk.waiting-count', { count: waiting.length + writing })}
        onBack={() => history.back()}
      />
      <NetBar />
      <main className="desk-body">
        {net === 'ended' || shut.length > 0 ? (
          <p className="desk-note">
            {t('desk.another-link')}{' '}
            <button type="button" className="desk-link" onClick={() => askLink(true)}>
              {t('desk.use-link')}
            </button>
          </p>
        ) : null}
        <Lines name={t('desk.waiting')} taps={waiting.map((tap) => ({ tap }))} units={units} />
        <Lines name={t('desk.refused')} taps={refused} units={units} />
        <Lines name={t('desk.at-the-server')} taps={sent} units={units} />
        {isDiskRead && own.length === 0 && waiting.length + writing === 0 ? (
          <p className="desk-empty">{t('desk.queue-empty')}</p>
        ) : null}
      </main>
      <footer className="desk-foot">
        <div className="desk-foot-row">
          <button
            type="button"
            className="desk-button"
            aria-disabled={handed.length === 0}
            onClick={() => {
              if (handed.length > 0) handOver(true)
            }}
          >
            {t('desk.hand-over')}
          </button>
          <TakeFile />
        </div>
        <button type="button" className="desk-button desk-button-full" onClick={() => desk.nudge()}>
          {t('desk.try-now')}
        </button>
      </footer>
      {handsOver ? <HandOver onClose={() => handOver(false)} /> : null}
      {asksLink ? <UseLink onClose={() => askLink(false)} /> : null}
    </div>
  )
}

function Lines({
  name,
  taps,
  units,
}: {
  name: string
  taps: readonly KeptTap[]
  units: Readonly<Record<string, KeptUnit>>
}) {
  if (taps.length === 0) return null
  return (
    <section>
      <h2 className="desk-group">
        {name} <span>{taps.length}</span>
      </h2>
      <ul className="desk-lines">
        {taps.map((kept) => {
          const unit = units[kept.tap.unit]
          return unit ? <Line key={kept.tap.id} kept={kept} unit={unit} /> : <BareLine key={kept.tap.id} kept={kept} />
        })}
      </ul>
    </section>
  )
}

function Line({ kept, unit }: { kept: KeptTap; unit: KeptUnit }) {
  const t = useT()
  const names = useNames(unit.unit)
  const { title } = useUnitNames()(unit.unit.unit)
  return (
    <li>
      <time>{secondOf(kept.tap.deviceTime)}</time>
      <button type="button" onClick={() => go({ is: 'unit', code: unit.unit.code })}>
        <b>{names.tap({ tap: kept.tap, is: 'counted', why: null })}</b>
        <small>{title}</small>
      </button>
      <span className={kept.refused ? 'desk-bad' : kept.tap.stored === undefined ? '' : 'desk-ok'}>
        <Sign name={kept.refused ? 'cross' : kept.tap.stored === undefined ? 'circle' : 'done'} />
        {kept.refused
          ? t(`desk.fault-${kept.refused}`)
          : kept.tap.stored === undefined
            ? t('desk.waits')
            : t('desk.stored')}
      </span>
    </li>
  )
}

/** Of a unit that is not known here, or of a weigh-in: no weight is shown beside what waits. */
function BareLine({ kept: { tap, refused } }: { kept: KeptTap }) {
  const t = useT()
  return (
    <li>
      <time>{secondOf(tap.deviceTime)}</time>
      <b>{weighInNamed(tap.unit) ? t('desk.weigh-in') : tap.kind}</b>
      <span className={refused ? 'desk-bad' : tap.stored === undefined ? '' : 'desk-ok'}>
        <Sign name={refused ? 'cross' : tap.stored === undefined ? 'circle' : 'done'} />
        {refused ? t(`desk.fault-${refused}`) : tap.stored === undefined ? t('desk.waits') : t('desk.stored')}
      </span>
    </li>
  )
}
