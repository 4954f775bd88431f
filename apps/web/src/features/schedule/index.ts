export { DayProgramme } from './DayProgramme.tsx'
export { DayView } from './DayView.tsx'
export { DisciplineScheduleTabs } from './DisciplineScheduleTabs.tsx'
export {
  type DayFilter,
  dayAddress,
  dayFilterOf,
  disciplineDayAddress,
  eventDayAddress,
  isDisciplineScheduleTab,
} from './day-filter.ts'
export { dayOfDiscipline, daysOfDiscipline, isDay, isPartOf, partOfDiscipline } from './discipline-days.ts'
export { gridFilterOf } from './grid-filter.ts'
export { ProgrammeBlocks } from './ProgrammeBlocks.tsx'
export { ProgrammeGrid } from './ProgrammeGrid.tsx'
export { ProgrammeView } from './ProgrammeView.tsx'
export { dayPartQuery, scheduleDayQuery } from './schedule.query.ts'
export { useShownDay } from './use-shown-day.ts'
