import { ClockBar } from './ClockBar.tsx'
import { OtherKeys } from './OtherKeys.tsx'
import { PadRows } from './PadRows.tsx'
import { useRows } from './use-rows.ts'

/** A list of a form that has no pad of its own: rows, and every key of the rules for the one that is selected. */
export function PlainList() {
  const { rows, selected, choose } = useRows()
  return (
    <>
      <ClockBar />
      <PadRows rows={rows} selected={selected} onSelect={choose} figure={({ row }) => row?.result ?? '–'} />
      <OtherKeys without={() => false} {...(selected === null ? {} : { competitor: selected })} />
    </>
  )
}
