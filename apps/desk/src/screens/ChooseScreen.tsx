import { useText } from '@games/web/i18n/use-t.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import type { KeptUnit } from '../store/kept.ts'
import { type Group, groupOf } from '../store/group-of.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { Sign, type SignName } from '../ui/Sign.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { DeviceMenu } from './DeviceMenu.tsx'
import { NetBar } from './NetBar.tsx'
import { UseLink } from './UseLink.tsx'
import { useUnitNames } from './unit-names.ts'

/** The list is read again this often while it is on screen. Milliseconds. */
const EVERY_MS = 30_000

/** The units of one's own courts: what is open here, what comes next, what is over. */
export function ChooseScreen() {
  const t = useT()
  const text = useText()
  const desk = useDesk()
  const state = useDeskState()
  const { device, list, net } = state
  const [asksLink, askLink] = useState(false)
  useEffect(() => {
    desk.open(null)
    const read = (): void => void desk.refresh().catch(() => undefined)
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => clearInterval(timer)
  }, [desk])
  const day = list?.date ?? device.me?.court?.date ?? null
  const units = Object.values(state.units)
    .filter(
      (kept) =>
        kept.practice || day === null || kept.day === day || desk.waiting().some(({ unit }) => unit === kept.unit.code),
    )
    .sort((a, b) => (a.unit.unit.start ?? '').localeCompare(b.unit.unit.start ?? ''))
  const isIn =
    (group: Group) =>
    ({ unit, practice }: KeptUnit): boolean =>
      !practice && groupOf(unit, state.taps[unit.code] ?? [], desk.scoring(unit.code)?.desk.stage) === group
  const isOpen = isIn('open')
  const groups: readonly (readonly [string, readonly KeptUnit[]])[] = [
    [t('desk.open-here'), units.filter(isOpen)],
    [t('desk.coming'), units.filter(isIn('coming'))],
    [t('desk.over'), units.filter(isIn('over'))],
    [t('desk.practice'), units.filter(({ practice }) => practice)],
  ]
  const venues = [...new Map((list?.courts ?? []).map((court) => [court.venue, court])).values()]
  const venue = venues.find((one) => one.venue === device.court?.venue)
  const title = venue ? text(venue.venueName, venue.venue) : t('desk.title')
  return (
    <div className="desk-page">
      <TopBar title={title} under={device.me?.name ?? (device.me ? t('desk.by-link') : t('desk.nobody'))}>
        <DeviceMenu />
      </TopBar>
      <NetBar />
      <main className="desk-body">
        {venues.length > 1 ? (
          <label className="desk-field">
            <span>{t('desk.venue')}</span>
            <select
              value={device.court?.venue ?? ''}
              onChange={({ target }) =>
                void desk.chooseCourt({ venue: target.value, location: null }).catch(() => undefined)
              }
            >
              <option value="">–</option>
              {venues.map((one) => (
                <option key={one.venue} value={one.venue}>
                  {text(one.venueName, one.venue)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {groups.map(([name, own]) =>
          own.length > 0 ? (
            <section key={name}>
              <h2 className="desk-group">{name}</h2>
              {own.map((kept) => (
                <UnitRow key={kept.unit.code} kept={kept} isOpen={isOpen(kept)} />
              ))}
            </section>
          ) : null,
        )}
        {units.length === 0 ? (
          <p className="desk-empty">{net === 'ended' || !device.me ? t('desk.no-way-in') : t('desk.no-units')}</p>
        ) : null}
      </main>
      <footer className="desk-foot desk-foot-2">
        <button type="button" className="desk-button" onClick={() => askLink(true)}>
          {t('desk.use-link')}
        </button>
        <button type="button" className="desk-button" onClick={() => go({ is: 'practise' })}>
          {t('desk.practise')}
        </button>
      </footer>
      {asksLink ? <UseLink onClose={() => askLink(false)} /> : null}
    </div>
  )
}

const SIGNS: Readonly<Record<string, SignName>> = {
  'list-missing': 'warn',
  'list-ready': 'list',
  'list-confirmed': 'list',
  playing: 'circle',
  over: 'warn',
  sent: 'done',
  protested: 'warn',
  official: 'official',
  abandoned: 'warn',
}

function UnitRow({ kept, isOpen }: { kept: KeptUnit; isOpen: boolean }) {
  const t = useT()
  const desk = useDesk()
  const { unit } = kept
  const { title, under, court } = useUnitNames()(unit.unit)
  const score = desk.scoring(unit.code)?.board(desk.now()).score
  let right: ReactNode = null
  if (isOpen && score) right = <b className="desk-row-score">{score.join('–')}</b>
  else if (!kept.practice)
    right = (
      <span className={`desk-state desk-state-${unit.state}`}>
        <Sign name={SIGNS[unit.state] ?? 'circle'} />
        {t(`desk.state-${unit.state}`)}
      </span>
    )
  return (
    <button
      type="button"
      className={`desk-unit hue-${unit.unit.discipline.code}`}
      data-open={isOpen}
      onClick={() => go({ is: 'unit', code: unit.code })}
    >
      <time>{unit.unit.hideStart ? '' : (unit.unit.start ?? '').slice(11, 16)}</time>
      <i aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{[under, court].filter(Boolean).join(', ')}</small>
      </span>
      {right}
    </button>
  )
}
