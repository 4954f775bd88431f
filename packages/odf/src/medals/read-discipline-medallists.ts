import { ByCode, type OpenBody } from '../body.ts'
import type { OdfDisciplineMedallists } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { children, day, integer, requiredRsc, text, type XmlElement } from '../xml/element.ts'
import { readMedals, withoutRepeats } from './read-medallists.ts'

type Event = OdfDisciplineMedallists['events'][number]

/** DT_MEDALLISTS_DISCIPLINE: the medals of a discipline's finished events (ODF §10). */
export const openDisciplineMedallists: OpenBody = (_header, warnings) => {
  const disciplines = new ByCode<OdfDisciplineMedallists>('Discipline', warnings)
  return {
    take(element) {
      if (element.name !== 'Discipline') return
      const discipline = readDiscipline(element, warnings)
      disciplines.set(discipline.code, discipline)
    },
    body: () => ({ kind: 'discipline-medallists', disciplines: disciplines.list() }),
  }
}

function readDiscipline(discipline: XmlElement, warnings: Warnings): OdfDisciplineMedallists {
  const events = new ByCode<Event>('Event', warnings)
  for (const element of children(discipline, 'Event')) {
    const event = readEvent(element, warnings)
    events.set(event.code, event)
  }
  return {
    code: requiredRsc(discipline, 'Code', warnings),
    totalEvents: integer(discipline, 'TotalEvents', warnings),
    finishedEvents: integer(discipline, 'FinishedEvents', warnings),
    events: events.list(),
  }
}

const readEvent = (event: XmlElement, warnings: Warnings): Event => ({
  code: requiredRsc(event, 'Code', warnings),
  name: text(event, 'EventName'),
  date: day(event, 'Date', warnings),
  medals: withoutRepeats(readMedals(children(event, 'Medal'), warnings), warnings),
})
