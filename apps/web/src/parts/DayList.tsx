import { DayUnits, type DayUnitsProps } from '../features/schedule/DayUnits.tsx'
import { renderUnitRow } from '../features/units/render-unit-row.tsx'

/** A day's units with rows as all lists have them. */
export const DayList = (props: DayUnitsProps) => <DayUnits {...props} renderUnit={renderUnitRow} />
