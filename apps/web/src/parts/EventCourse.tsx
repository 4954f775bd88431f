import type { EventPage, EventStanding } from '@games/contract'
import { useMemo } from 'react'
import { EventView } from '../features/events/index.ts'
import { ResultTable, renderUnitRow, unitAddress, useUnitWords } from '../features/units/index.ts'

const renderList = ({ rows, columns, meanings }: EventStanding, name: string) => (
  <ResultTable name={name} rows={rows} columns={columns} meanings={meanings} />
)

/** The course of an event with its units as they are drawn everywhere (spec R5.7). */
export function EventCourse({ page, listAddress }: { page: EventPage; listAddress: string }) {
  const words = useUnitWords()
  const naming = useMemo(() => ({ address: unitAddress, ofCode: words.ofCode }), [words])
  return (
    <EventView
      // what was chosen in one event is nothing to another
      key={page.event.code}
      page={page}
      listAddress={listAddress}
      naming={naming}
      renderUnit={renderUnitRow}
      renderList={renderList}
    />
  )
}
