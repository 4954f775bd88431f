import type { Key, Scoring } from '@games/domain/scoring/index'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { EntryDialog } from '../pads/EntryDialog.tsx'
import { PadBody } from '../pads/PadBody.tsx'
import { type Pad, PadContext, useNames } from '../pads/use-pad.ts'
import type { Press } from '../store/desk.ts'
import type { KeptUnit } from '../store/kept.ts'
import { isOverElsewhere } from '../store/group-of.ts'
import { openedOf } from '../store/opened.ts'
import { useDesk, useDeskState, useUnit } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { createKeyGuard } from '../ui/key-guard.ts'
import { useShortcuts } from '../ui/shortcuts.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { useWide } from '../ui/use-wide.ts'
import { CheckStep } from './CheckStep.tsx'
import { DayList } from './DayList.tsx'
import { ListStep } from './ListStep.tsx'
import { NetBar } from './NetBar.tsx'
import { OtherDevices } from './OtherDevices.tsx'
import { PadFoot } from './PadFoot.tsx'
import { Preview } from './Preview.tsx'
import { Proposals } from './Proposals.tsx'
import { SentStep } from './SentStep.tsx'
import { TapLog } from './TapLog.tsx'
import { UnitMenu } from './UnitMenu.tsx'
import { useLowBattery, useWakeLock } from './use-device.ts'
import { UseLink } from './UseLink.tsx'
import { useUnitNames } from './unit-names.ts'

/** A unit that the device does not know is asked for this often. Milliseconds. */
const ASK_AGAIN_MS = 10_000

/** A unit from its start list to official. */
export function UnitScreen({ code }: { code: string }) {
  const desk = useDesk()
  const t = useT()
  const { started, net } = useDeskState()
  const found = useUnit(code)
  const [asksLink, askLink] = useState(false)
  const [asked, setAsked] = useState<'asking' | 'answered'>('asking')
  useEffect(() => desk.open(code), [desk, code])
  const isUnknown = started && !found
  useEffect(() => {
    if (!isUnknown) return undefined
    let isOver = false
    const ask = (): void => {
      desk.read(code).then(
        (whole) => {
          if (whole !== code && !isOver) go({ is: 'unit', code: whole }, true)
        },
        () => setAsked('answered'),
      )
    }
    ask()
    const timer = setInterval(() => {
      if (desk.store.get().net !== 'ended') ask()
    }, ASK_AGAIN_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [desk, code, isUnknown])
  if (!started) return null
  if (!found || !found.scoring)
    return (
      <div className="desk-page">
        <TopBar title={code} under="" onBack={() => go({ is: 'choose' })} />
        <NetBar />
        {found?.kept.unit.fault ? (
          <p className="desk-empty">{t(`desk.cannot-${found.kept.unit.fault}`)}</p>
        ) : net === 'ended' ? (
          <main className="desk-body">
            <p className="desk-empty">{t('desk.no-way-in')}</p>
            <button type="button" className="desk-button desk-button-full" onClick={() => askLink(true)}>
              {t('desk.use-link')}
            </button>
          </main>
        ) : (
          <p className="desk-empty">{t(asked === 'asking' ? 'desk.asking' : 'desk.unit-unknown')}</p>
        )}
        {asksLink ? <UseLink onClose={() => askLink(false)} /> : null}
      </div>
    )
  return <OpenUnit key={code} kept={found.kept} scoring={found.scoring} />
}

function OpenUnit({ kept, scoring }: { kept: KeptUnit; scoring: Scoring }) {
  const desk = useDesk()
  const t = useT()
  const { device, taps } = useDeskState()
  const { unit } = kept
  const names = useNames(unit)
  const { title, under, court } = useUnitNames()(unit.unit)
  const [asked, ask] = useState<{ readonly key: Key; readonly competitor: string | null } | null>(null)
  const [said, say] = useState('')
  // entered more after this end; another end is checked anew
  const [padAfter, goToPadAfter] = useState<number | null>(null)
  const guard = useRef(createKeyGuard(desk.ticks))
  const { stage, sent } = scoring.desk
  const opened = useMemo(() => openedOf(unit), [unit])
  useWakeLock(stage === 'running')
  const battery = useLowBattery()
  const wide = useWide()
  useShortcuts()

  const press = (given: Press): void => {
    if (!guard.current(JSON.stringify(given))) return
    const clock = desk.scoring(unit.code)?.board(desk.now()).clock
    const clockTime = given.clockTime ?? clock?.played
    void desk
      .press(unit.code, { ...given, ...(clockTime === undefined ? {} : { clockTime: Math.round(clockTime) }) })
      .then(({ id, why }) => {
        const after = desk.scoring(unit.code)
        const state = after?.taps.find((one) => one.tap.id === id)
        const score = after?.board(desk.now()).score?.join('–') ?? ''
        const what = state ? names.tap(state) : ''
        say(why === null ? t('desk.counted', { what, score }) : t('desk.not-counted', { what, why: names.why(why) }))
      })
  }
  const undo = (id: string): void => {
    // whatever it takes back: pressed twice it takes back one
    if (!guard.current('undo')) return
    const target = scoring.taps.find(({ tap }) => tap.id === id)
    void desk.undo(unit.code, id).then(({ why }) => {
      const score = desk.scoring(unit.code)?.board(desk.now()).score?.join('–') ?? ''
      const what = target ? names.tap(target) : ''
      say(why === null ? t('desk.undone', { what, score }) : t('desk.not-counted', { what, why: names.why(why) }))
    })
  }
  const pad: Pad = {
    unit,
    scoring,
    swapped: device.swapped.includes(unit.code),
    press,
    undo,
    ask: (key, competitor) => ask({ key, competitor: competitor ?? null }),
  }
  const isLocked = !kept.practice && isOverElsewhere(unit, taps[unit.code] ?? [])
  const isList = !isLocked && (stage === 'list' || stage === 'ready')
  const isOver = isLocked || stage === 'finished'
  const backToPad = stage === 'finished' && !isLocked && padAfter === scoring.desk.endedAt
  return (
    <PadContext value={pad}>
      <div className="desk-wide">
        {wide ? (
          <aside className="desk-column" aria-label={t('desk.title')}>
            <DayList current={unit.code} />
          </aside>
        ) : null}
        <div className="desk-page" data-stage={stage}>
          <TopBar title={title} under={[under, court].filter(Boolean).join(' · ')} onBack={() => go({ is: 'choose' })}>
            <UnitMenu practice={kept.practice === true} />
          </TopBar>
          <NetBar unit={unit.code} />
          <OtherDevices unit={unit} />
          {battery === null ? null : (
            <p className="desk-net desk-net-bad" role="status">
              {t('desk.battery', { left: battery })}
            </p>
          )}
          <main className="desk-body">
            {isList ? <ListStep /> : null}
            {isLocked ? (
              <section className="desk-signed">
                <b>{t(`desk.state-${unit.state}`)}</b>
                <p>{t('desk.locked')}</p>
              </section>
            ) : isOver && !backToPad ? (
              sent ? (
                <SentStep />
              ) : (
                <CheckStep onPad={() => goToPadAfter(scoring.desk.endedAt)} />
              )
            ) : null}
            {!isList && (!isOver || backToPad) && opened ? (
              <>
                {stage === 'interrupted' ? <p className="desk-note">{t('desk.is-interrupted')}</p> : null}
                {opened.scorer.headToHead ? null : <Proposals />}
                <PadBody scorer={opened.scorer.id} headToHead={opened.scorer.headToHead} />
                {wide ? null : <TapLog most={5} />}
                {opened.scorer.headToHead ? (
                  // above the bar at the foot: a key that moves under a thumb is pressed wrongly
                  <div className="desk-proposals">
                    <Proposals />
                  </div>
                ) : null}
              </>
            ) : null}
          </main>
          <p className="desk-said" role="status" aria-live="assertive">
            {said}
          </p>
          {!isList && (!isOver || backToPad) ? <PadFoot onCheck={isOver ? () => goToPadAfter(null) : null} /> : null}
          {asked ? <EntryDialog of={asked.key} competitor={asked.competitor} onClose={() => ask(null)} /> : null}
        </div>
        {wide ? <Preview kept={kept} /> : null}
      </div>
    </PadContext>
  )
}
