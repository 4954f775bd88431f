import { useT } from '../i18n/use-t.ts'
import { ClockBar } from './ClockBar.tsx'
import { lastValues, numberLimit } from './figures.ts'
import { OtherKeys } from './OtherKeys.tsx'
import { PadKey } from './PadKey.tsx'
import { PadRows } from './PadRows.tsx'
import { useRows } from './use-rows.ts'
import { usePad } from './use-pad.ts'

/** Archery's ranking round: arrows as they are called, highest first, and the second scorer's total. */
export function RankingRoundPad() {
  const { scoring } = usePad()
  const t = useT()
  const { rows, selected, choose, next } = useRows()
  const arrows = numberLimit(scoring.limits, 'arrows', 6)
  const checks = lastValues(scoring.taps, 'total-check')
  const endOf = (row: (typeof rows)[number]) => row.row?.extended.findLast(({ code }) => code === 'END')
  const shot = (row: (typeof rows)[number]): readonly string[] =>
    (endOf(row)?.value2 ?? '').split(/[\s,-]+/).filter(Boolean)
  const current = rows.find(({ one }) => one.code === selected)
  const isFull = current !== undefined && shot(current).length === arrows
  return (
    <>
      <ClockBar />
      <PadRows
        rows={rows}
        selected={selected}
        onSelect={choose}
        figure={({ row }) => row?.result ?? '–'}
        note={(row) => {
          const end = endOf(row)
          const check = checks.get(row.one.code)
          return [
            end ? t('desk.end-of', { n: end.pos ?? '', arrows: end.value2 ?? '', sum: end.value ?? '' }) : '',
            typeof check === 'number' && String(check) !== row.row?.result ? t('desk-words.totals-differ') : '',
          ]
            .filter(Boolean)
            .join(' · ')
        }}
      />
      <div className="desk-keys desk-arrows" role="group" aria-label={t('desk-words.arrow')}>
        {scoring.keys
          .filter(({ kind }) => kind === 'arrow')
          .map((key) => (
            <PadKey key={key.id} of={key} {...(selected === null ? {} : { competitor: selected })} />
          ))}
        <button
          type="button"
          className={`desk-key ${isFull ? 'desk-key-full' : 'desk-key-line'}`}
          onClick={() => next()}
        >
          <b>{t('desk.next')}</b>
        </button>
      </div>
      <OtherKeys without={({ kind }) => kind === 'arrow'} {...(selected === null ? {} : { competitor: selected })} />
    </>
  )
}
