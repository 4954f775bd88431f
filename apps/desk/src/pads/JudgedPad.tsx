import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { usePoint } from '../ui/use-point.ts'
import { ClockBar } from './ClockBar.tsx'
import { limitOf, numberLimit } from './figures.ts'
import { Keypad } from './Keypad.tsx'
import { OtherKeys } from './OtherKeys.tsx'
import { PadRows } from './PadRows.tsx'
import { useRows } from './use-rows.ts'
import { usePad } from './use-pad.ts'

/** Figures of the panels and their decimals, as they are called out. */
const ARTISTIC = [
  ['d', 1],
  ['e', 3],
  ['penalty', 1],
] as const
const RHYTHMIC = [
  ['db', 1],
  ['da', 1],
  ['a', 3],
  ['e', 3],
  ['penalty', 2],
] as const
type Panel = (typeof ARTISTIC | typeof RHYTHMIC)[number][0]

/** Gymnastics: an apparatus at a time, the panels' figures keyed from the right; the score is reckoned. */
export function JudgedPad() {
  const { scoring, press } = usePad()
  const t = useT()
  const point = usePoint()
  const { rows, selected, choose, next } = useRows()
  const apparatus = listed(limitOf(scoring.limits, 'apparatus'))
  const isArtistic = limitOf(scoring.limits, 'panels') === 'artistic'
  const vaults = numberLimit(scoring.limits, 'vaults', 1)
  const isTeam = typeof limitOf(scoring.limits, 'counting') === 'number'
  const panels = isArtistic ? ARTISTIC : RHYTHMIC
  const [on, setOn] = useState(apparatus[0] ?? '')
  const [vault, setVault] = useState(1)
  const [panel, setPanel] = useState<Panel>(panels[0][0])
  const [figures, setFigures] = useState<Readonly<Partial<Record<Panel, string>>>>({})
  const [member, setMember] = useState<string | null>(null)
  const current = rows.find(({ one }) => one.code === selected)
  const athlete = isTeam ? (member ?? current?.one.athletes[0]?.code ?? null) : null

  const valueOf = (name: Panel): number => {
    const decimals = panels.find(([one]) => one === name)?.[1] ?? 1
    return Number(figures[name] ?? '0') / 10 ** decimals
  }
  const shown = (name: Panel): string => {
    const decimals = panels.find(([one]) => one === name)?.[1] ?? 1
    return figures[name] === undefined ? '–' : valueOf(name).toFixed(decimals).replace('.', point)
  }
  const isEntered = (code: string): boolean =>
    scoring.taps.some(({ is, tap }) => {
      if (is !== 'counted' || tap.kind !== 'score' || tap.competitor !== code) return false
      if (athlete !== null && tap.athlete !== athlete) return false
      const given = tap.value as { readonly apparatus?: string; readonly vault?: number }
      return given.apparatus === on && (given.vault ?? 1) === vault
    })
  const clear = (): void => {
    setFigures({})
    setPanel(panels[0][0])
  }
  const send = (): void => {
    if (selected === null) return
    const again = isEntered(selected)
    const value = isArtistic
      ? { apparatus: on, vault, d: valueOf('d'), e: [valueOf('e')], penalty: valueOf('penalty'), again }
      : {
          apparatus: on,
          db: valueOf('db'),
          da: valueOf('da'),
          a: valueOf('a'),
          e: valueOf('e'),
          penalty: valueOf('penalty'),
          again,
        }
    press({ kind: 'score', competitor: selected, value, ...(athlete === null ? {} : { athlete }) })
    clear()
    if (vault < vaults && on === 'VT') return setVault(vault + 1)
    setVault(1)
    if (!isTeam) next(({ one }) => !isEntered(one.code))
  }
  const onNext = (): void => {
    const at = panels.findIndex(([name]) => name === panel)
    const following = panels[at + 1]
    if (following) setPanel(following[0])
    else send()
  }
  return (
    <>
      <ClockBar />
      {apparatus.length > 1 ? (
        <div className="desk-tabs desk-tabs-many" role="group" aria-label={t('desk.apparatus')}>
          {apparatus.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={on === code}
              onClick={() => {
                setOn(code)
                setVault(1)
                clear()
                choose(null)
              }}
            >
              {code}
            </button>
          ))}
        </div>
      ) : null}
      <PadRows
        rows={rows}
        selected={selected}
        onSelect={(code) => {
          clear()
          setMember(null)
          choose(code)
        }}
        figure={({ row }) => row?.extended.find(({ code }) => code === on)?.value?.replace('.', point) ?? '–'}
        note={({ row }) => (row?.result ? t('desk.total', { total: row.result.replace('.', point) }) : '')}
      />
      {isTeam && current ? (
        <div className="desk-tabs desk-tabs-many" role="group" aria-label={t('desk.athlete')}>
          {current.one.athletes.map(({ code, name }) => (
            <button key={code} type="button" aria-pressed={athlete === code} onClick={() => setMember(code)}>
              {name}
            </button>
          ))}
        </div>
      ) : null}
      <OtherKeys without={({ kind }) => kind === 'score' || kind === 'not-shown' || kind === 'inquiry'} />
      <Keypad
        onDigit={(digit) =>
          setFigures((before) => ({ ...before, [panel]: `${before[panel] ?? ''}${digit}`.slice(0, 5) }))
        }
        onErase={() =>
          setFigures((before) => {
            const left = (before[panel] ?? '').slice(0, -1)
            const { [panel]: _erased, ...others } = before
            return left === '' ? others : { ...others, [panel]: left }
          })
        }
        onNext={onNext}
        next={panel === 'penalty' ? t('desk.take') : t('desk.next')}
        above={
          <div
            className="desk-panels"
            role="group"
            aria-label={vaults > 1 ? t('desk.vault', { n: vault }) : t('desk-words.score')}
          >
            {panels.map(([name]) => (
              <button key={name} type="button" aria-pressed={panel === name} onClick={() => setPanel(name)}>
                <small>{t(`desk.panel-${name}`)}</small>
                <b>{shown(name)}</b>
              </button>
            ))}
          </div>
        }
        beside={
          <>
            <button
              type="button"
              data-key="not-shown"
              onClick={() => {
                if (selected === null) return
                press({
                  kind: 'not-shown',
                  competitor: selected,
                  value: { apparatus: on, again: isEntered(selected) },
                  ...(athlete === null ? {} : { athlete }),
                })
                next(({ one }) => !isEntered(one.code))
              }}
            >
              {t('desk-words.not-shown')}
            </button>
            <button
              type="button"
              data-key="inquiry"
              onClick={() => {
                if (selected !== null) press({ kind: 'inquiry', competitor: selected, value: { apparatus: on } })
              }}
            >
              {t('desk-words.inquiry')}
            </button>
          </>
        }
      />
    </>
  )
}

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
